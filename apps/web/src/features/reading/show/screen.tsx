import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ShownArticle } from '@deckle/contract/articles.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { Banners } from '../../../banners/banners.tsx'
import { shownBannersQuery, useBanners } from '../../../banners/queries.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { useWords } from '../../../words/use-words.ts'
import { articleQuery } from '../queries.ts'
import { AfterArticle } from './after-article.tsx'
import { ArticleComments } from './article-comments.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleBody } from './body/article-body.tsx'
import { Contents } from './contents.tsx'
import { EventBox } from './event-box.tsx'
import { MainVideo } from './main-video.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { useCurrentHeading } from './use-current-heading.ts'
import { useSeen } from './use-seen.ts'

/** An article, to read. */
export function ArticleScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data: article, error, refetch, isFetching } = useQuery(articleQuery(id))
  usePrefetchQuery(shownBannersQuery('article'))
  if (article) return <Article key={article.id} article={article} />
  if (error instanceof CallError && error.status === 404) return <MissingArticle />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Loading />
}

function Article({ article }: { readonly article: ShownArticle }) {
  const t = useWords('reading')
  const body = useRef<HTMLDivElement>(null)
  const current = useCurrentHeading(body, article.contents)
  usePageTitle(article.title)
  useSeen(article)
  const { isKnown } = useBanners('article')
  const hasContents = article.contents.length > 1
  return (
    <div className="mx-auto flex w-full max-w-6xl justify-center gap-12 px-6 py-8 narrow:px-4 narrow:py-5">
      <ReadingProgress of={body} />
      <article className="flex w-full max-w-2xl min-w-0 flex-col gap-6">
        {article.status !== 'published' && <Callout tone="warning">{t(`show.status.${article.status}`)}</Callout>}
        <ArticleHead article={article} />
        {hasContents && <Contents folded contents={article.contents} current={current} language={article.language} />}
        {article.event && <EventBox article={article} event={article.event} />}
        {article.video_url && <MainVideo url={article.video_url} title={article.title} />}
        <ArticleBody ref={body} html={article.html} language={article.language} />
        {isKnown && (
          <>
            <Banners placement="article" />
            <AfterArticle article={article} />
            <ArticleComments article={article} />
          </>
        )}
      </article>
      {hasContents && <Contents contents={article.contents} current={current} language={article.language} />}
    </div>
  )
}

function MissingArticle() {
  const t = useWords('reading')
  return (
    <div className="my-auto">
      <EmptyState
        illustration="article"
        level={1}
        title={t('show.missing')}
        action={<LinkButton href="/articles">{t('show.back')}</LinkButton>}
      >
        {t('show.missingText')}
      </EmptyState>
    </div>
  )
}

function Loading() {
  return (
    <SkeletonFrame className="mx-auto w-full max-w-2xl px-6 py-8 narrow:px-4 narrow:py-5">
      <div className="flex flex-col gap-4">
        <SkeletonBlock className="h-9 w-4/5" />
        <SkeletonBlock className="h-5 w-1/2" />
        <SkeletonBlock className="aspect-video w-full" />
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <SkeletonBlock key={each} className="h-4 w-full" />
        ))}
      </div>
    </SkeletonFrame>
  )
}
