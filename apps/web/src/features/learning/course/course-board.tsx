import { PointsTable, rowsOfBoard } from '../../../leaderboards/points-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { courseBoardQuery } from '../queries.ts'

/** Who is ahead in this course. Its words: `leaderboard`. */
export function CourseBoard({ courseId }: { readonly courseId: string }) {
  const t = useWords('leaderboard')
  return (
    <section aria-labelledby="course-board" className="flex flex-col gap-3">
      <h2 id="course-board" className="text-md font-strong">
        {t('title')}
      </h2>
      <PointsTable list={usePagedList(courseBoardQuery(courseId), rowsOfBoard)} />
    </section>
  )
}
