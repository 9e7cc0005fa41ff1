import type { ArticleCard as Article } from '@deckle/contract/articles.ts'
import type { Dashboard } from '@deckle/contract/dashboard.ts'
import { may } from '@deckle/core/access/access.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArticleCard } from '../../../articles/article-card.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { CourseCard } from '../../learning/index.ts'
import { dashboardQuery } from './queries.ts'
import { ArticleLinks } from './article-links.tsx'
import { MoreLink } from './more-link.tsx'
import { Shelf } from './shelf.tsx'

/**
 * Articles, webinars, videos and courses (product.md §2 "Dashboard"); a part without items is left out.
 * @param isOptional nothing is shown where there is nothing
 */
export function ToRead({ isOptional = false }: { readonly isOptional?: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery)
  if (data && Object.values(data).some(({ length }) => length > 0)) return <Parts {...data} />
  if (isOptional) return null
  if (data) return <NothingYet />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Loading />
}

function Parts({ recent, hindi, popular, webinars, videos, courses }: Dashboard) {
  const t = useWords('today')
  return (
    <>
      {(recent.length > 0 || hindi.length > 0) && (
        <div className="grid grid-cols-2 items-start gap-6 max-lg:grid-cols-1 phone:grid-cols-1 phone:gap-4">
          {recent.length > 0 && (
            <ArticleLinks
              title={t('reading.recent')}
              articles={recent}
              action={
                <MoreLink href="/articles" of={t('reading.recent')}>
                  {t('reading.more')}
                </MoreLink>
              }
            />
          )}
          {hindi.length > 0 && (
            <ArticleLinks
              title={t('reading.hindi')}
              articles={hindi}
              action={
                <MoreLink href="/articles?tags=Hindi" of={t('reading.hindi')}>
                  {t('reading.hindiMore')}
                </MoreLink>
              }
            />
          )}
        </div>
      )}
      <ArticleShelf title={t('reading.popular')} href="/articles?tags=Popular" articles={popular} />
      <ArticleShelf title={t('reading.webinars')} href="/articles?category=webinar" articles={webinars} />
      <ArticleShelf title={t('reading.videos')} href="/articles?category=video" articles={videos} />
      {courses.length > 0 && (
        <Shelf title={t('reading.courses')} href="/articles?category=courses">
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} enrolment={course.mine} />
          ))}
        </Shelf>
      )}
    </>
  )
}

interface ArticleShelfProps {
  readonly title: string
  readonly href: string
  readonly articles: readonly Article[]
}

function ArticleShelf({ articles, ...shelf }: ArticleShelfProps) {
  if (articles.length === 0) return null
  return (
    <Shelf {...shelf}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} level={3} />
      ))}
    </Shelf>
  )
}

function NothingYet() {
  const t = useWords('today')
  const isAuthor = may(actorOf(useUser()), 'article.create')
  return (
    <EmptyState
      illustration="article"
      title={t('reading.emptyTitle')}
      action={isAuthor && <LinkButton href="/articles/new">{t('reading.write')}</LinkButton>}
    >
      {t(isAuthor ? 'reading.emptyAuthors' : 'reading.emptyText')}
    </EmptyState>
  )
}

function Loading() {
  return (
    <SkeletonFrame>
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-2 gap-6 max-lg:grid-cols-1 phone:grid-cols-1">
          <SkeletonBlock className="h-90" />
          <SkeletonBlock className="h-60" />
        </div>
        <SkeletonBlock className="h-80" />
      </div>
    </SkeletonFrame>
  )
}
