import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { cardGrid, CourseCard } from '../../learning/index.ts'
import { openCoursesQuery } from './queries.ts'
import { MoreLink } from './more-link.tsx'

/** What the person is to learn, the first due first. @param isOptional nothing is shown where nothing is left */
export function OpenCourses({ isOptional = false }: { readonly isOptional?: boolean }) {
  const t = useWords('today')
  const { data, error, refetch, isFetching } = useQuery(openCoursesQuery)
  if (isOptional && !data?.length) return null
  return (
    <section aria-labelledby="open-courses" className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <h2 id="open-courses" className="min-w-0 flex-1 text-md font-strong">
          {t('learning.title')}
        </h2>
        <MoreLink href="/learning" of={t('learning.title')}>
          {t('learning.all')}
        </MoreLink>
      </div>
      {!data && !error && <Skeleton kind="cards" count={4} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data?.length === 0 && (
        <EmptyState
          illustration="done"
          title={t('learning.none')}
          action={<LinkButton href="/courses?view=catalogue">{t('learning.find')}</LinkButton>}
          className="py-6"
        >
          {t('learning.noneText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={cardGrid}>
          {data.map(({ enrolment, ...course }) => (
            <li key={course.id} className="flex flex-col">
              <CourseCard course={course} enrolment={enrolment} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
