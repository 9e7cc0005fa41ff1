import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { usePagedList } from '../lib/list/use-paged-list.ts'
import { choiceParam, urlParams } from '../lib/url/url-params.ts'
import { useUrlState } from '../lib/url/use-url-state.ts'
import { useWords } from '../words/use-words.ts'
import { ExamTable, rowsOfExam } from './exam-table.tsx'
import { PointsTable, rowsOfBoard } from './points-table.tsx'
import { courseBoardQuery, examBoardQuery } from './queries.ts'

const boards = ['points', 'exam'] as const
const boardUrl = urlParams({ board: choiceParam(boards.slice(1)) })

interface CourseBoardProps {
  readonly courseId: string
  readonly hasExam: boolean
  /** Whether the viewer is in the course, or only looks after it. */
  readonly isLearner: boolean
}

/** Who is ahead in a course, by points or by its final exam. Its words: `leaderboard`, `errors`. */
export function CourseBoard({ courseId, hasExam, isLearner }: CourseBoardProps) {
  const t = useWords('leaderboard')
  const [{ board }, setUrl] = useUrlState(boardUrl)
  const shown = hasExam && board === 'exam' ? 'exam' : 'points'
  return (
    <section aria-labelledby="course-board" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="course-board" className="text-md font-strong">
          {t('title')}
        </h2>
        {hasExam && (
          <ToggleGroup
            label={t('by')}
            value={shown}
            options={boards.map((id) => ({ id, label: t(`boards.${id}`) }))}
            onChange={(next) => setUrl({ board: next === 'exam' ? next : undefined })}
          />
        )}
      </div>
      {shown === 'exam' ? (
        <OfExam courseId={courseId} isLearner={isLearner} />
      ) : (
        <OfPoints courseId={courseId} isLearner={isLearner} />
      )}
    </section>
  )
}

type BoardProps = Omit<CourseBoardProps, 'hasExam'>

const OfPoints = ({ courseId, isLearner }: BoardProps) => (
  <PointsTable list={usePagedList(courseBoardQuery(courseId), rowsOfBoard)} isLearner={isLearner} />
)

const OfExam = ({ courseId, isLearner }: BoardProps) => (
  <ExamTable list={usePagedList(examBoardQuery(courseId), rowsOfExam)} isLearner={isLearner} />
)
