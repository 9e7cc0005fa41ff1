import type { ArticleCard as Article } from '@deckle/contract/articles.ts'
import { may } from '@deckle/core/access/access.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { ArticleCard, articleGrid } from '../../articles/article-card.tsx'
import { PagedRows } from '../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { Page } from '../../lib/screen/page.tsx'
import { lazyPart } from '../../lib/screen/section.tsx'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { UrlSearch } from '../../lib/url/url-search.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { CategoryNav } from './parts/category-nav.tsx'
import { ChosenFilters } from './parts/chosen-filters.tsx'
import { NoArticles } from './parts/no-articles.tsx'
import { articlesQuery, articlesUrl, orderOf, readableOf } from './queries.ts'

const PublishedCourses = lazyPart(() => import('./parts/published-courses.tsx').then((m) => m.PublishedCourses))

/** Published articles, by category, tag, author, search, or those saved. */
export function ArticlesScreen() {
  const t = useWords('reading')
  const isAuthor = may(actorOf(useUser()), 'article.create')
  const [url, setUrl] = useUrlState(articlesUrl)
  return (
    <Page>
      <PageHeader
        title={t(url.saved ? 'saved' : 'title')}
        description={t('text')}
        actions={
          isAuthor && (
            <>
              <LinkButton href="/blogging">{t('own')}</LinkButton>
              <LinkButton variant="primary" icon={<Plus />} href="/articles/new">
                {t('write')}
              </LinkButton>
            </>
          )
        }
      >
        <div className="flex flex-wrap items-end gap-2">
          <UrlSearch
            label={t('search')}
            value={url.q}
            onChange={(q) => setUrl({ ...url, q, sort: q ? url.sort : undefined })}
          />
          <Select
            label={t('sort.label')}
            hideLabel
            value={orderOf(url)}
            onChange={(sort) => setUrl({ ...url, sort }, { replace: false })}
            options={(url.q ? (['relevance', 'newest', 'popular'] as const) : (['newest', 'popular'] as const)).map(
              (id) => ({ id, label: t(`sort.${id}`) }),
            )}
            className="w-52 phone:w-full"
          />
        </div>
      </PageHeader>
      <CategoryNav url={url} />
      <ArticleList />
    </Page>
  )
}

function ArticleList() {
  const [url, setUrl] = useUrlState(articlesUrl)
  const list = usePagedList(articlesQuery(url), readableOf)
  const articles = list.rows?.flatMap((row) => (row.kind === 'article' ? row.article : [])) ?? []
  const courses = list.rows?.flatMap((row) => (row.kind === 'course' ? row.course : [])) ?? []
  const clear = () => setUrl({ category: url.category, saved: url.saved }, { replace: false })
  return (
    <>
      <ChosenFilters url={url} setUrl={setUrl} authorName={articles[0]?.author.name} />
      <PagedRows
        list={list}
        loading={<Skeleton kind="cards" count={8} />}
        empty={<NoArticles url={url} onClear={clear} />}
        total={list.firstPage?.total}
      >
        {() => (
          <>
            {articles.length > 0 && <ArticleGrid articles={articles} />}
            {courses.length > 0 && (
              <Suspense fallback={<Skeleton kind="cards" count={4} />}>
                <PublishedCourses courses={courses} />
              </Suspense>
            )}
          </>
        )}
      </PagedRows>
    </>
  )
}

function ArticleGrid({ articles }: { readonly articles: readonly Article[] }) {
  const t = useWords('reading')
  return (
    <ul data-guide="reading.articles" aria-label={t('title')} className={articleGrid}>
      {articles.map((article) => (
        <li key={article.id} className="flex min-w-0 flex-col">
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  )
}
