import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { CourseCard } from '../../learning/index.ts'
import { openCoursesQuery } from './queries.ts'
import { Shelf } from './shelf.tsx'

/** What the person is to learn, the first due first. @param isOptional nothing is shown where nothing is left */
export function OpenCourses({ isOptional = false }: { readonly isOptional?: boolean }) {
  const t = useWords('today')
  const { data, error, refetch, isFetching } = useQuery(openCoursesQuery)
  if (isOptional && !data?.length) return null
  if (data && data.length > 0)
    return (
      <Shelf title={t('learning.title')} href="/learning" linkLabel={t('learning.all')}>
        {data.map(({ enrolment, ...course }) => (
          <CourseCard key={course.id} course={course} enrolment={enrolment} />
        ))}
      </Shelf>
    )
  return (
    <section aria-labelledby="open-courses" className="flex flex-col gap-3">
      <h2 id="open-courses" className="text-md font-strong">
        {t('learning.title')}
      </h2>
      {!data && !error && <Skeleton kind="cards" count={4} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data && (
        <EmptyState
          illustration="done"
          title={t('learning.none')}
          action={<LinkButton href="/courses?view=catalogue">{t('learning.find')}</LinkButton>}
          className="py-6"
        >
          {t('learning.noneText')}
        </EmptyState>
      )}
    </section>
  )
}
