import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { cardGrid, catalogueQuery, CourseCard, offeredOf } from '../../learning/index.ts'

/** Courses that the reader may come into, or is in. */
export function PublishedCourses({ search }: { readonly search: string | undefined }) {
  const t = useWords('reading')
  const list = usePagedList(catalogueQuery({ ...(search !== undefined && { q: search }) }), offeredOf)
  return (
    <section aria-labelledby="published-courses" className="flex flex-col gap-4">
      <h2 id="published-courses" className="text-md font-strong">
        {t('courses.title')}
      </h2>
      <PagedRows
        list={list}
        loading={<Skeleton kind="cards" count={4} />}
        empty={<p className="text-sm text-muted">{t('courses.none')}</p>}
        total={list.firstPage?.total}
      >
        {(rows) => (
          <ul aria-label={t('courses.title')} className={cardGrid}>
            {rows.map((course) => (
              <li key={course.id} className="flex flex-col">
                <CourseCard course={course} enrolment={course.mine} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  )
}
