import { LinkButton, TextLink } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { useWords } from '../../../words/use-words.ts'
import { type ArticleId, articles, type ArticleTexts, isArticleId } from './article.ts'
import { ArticleBody } from './article-body.tsx'
import { HelpfulCard } from './helpful-card.tsx'
import { useArticles } from './load-articles.ts'

export function HelpArticleScreen() {
  const words = useWords('help')
  const { article: id = '' } = useParams({ strict: false }) as { readonly article?: string }
  const { data, error, refetch, isFetching } = useArticles()
  usePageTitle(data && isArticleId(id) ? data[id].title : '')
  if (!isArticleId(id))
    return (
      <Page width="md">
        <EmptyState
          level={1}
          illustration="search"
          title={words('article.missing')}
          action={<LinkButton href="/helpDesk">{words('article.toHelp')}</LinkButton>}
        >
          {words('article.missingText')}
        </EmptyState>
      </Page>
    )
  return (
    <Page width="md">
      {data ? (
        <Article id={id} texts={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={6} />
      )}
    </Page>
  )
}

function Article({ id, texts }: { readonly id: ArticleId; readonly texts: ArticleTexts }) {
  const words = useWords('help')
  const { title, body } = texts[id]
  const related = articles.find((one) => one.id === id)?.related ?? []
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={<Breadcrumbs items={[{ label: words('article.back'), href: '/helpDesk' }, { label: title }]} />}
      />
      <ArticleBody body={body} />
      <HelpfulCard key={id} id={id} />
      <Card title={words('article.related')}>
        <ul className="flex flex-col gap-1.5 text-sm">
          {related.map((other) => (
            <li key={other}>
              <TextLink href={`/helpDesk/${other}`} className="inline-block touch:py-2">
                {texts[other].title}
              </TextLink>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
