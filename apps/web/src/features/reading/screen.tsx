import { may } from '@deckle/core/access/access.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { ArticleCard, articleGrid } from '../../articles/article-card.tsx'
import { ListEnd, PagedRows } from '../../lib/list/paged-rows.tsx'
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
import { articlesQuery, articlesUrl, cardsOf, orderOf } from './queries.ts'

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
  const t = useWords('reading')
  const [url, setUrl] = useUrlState(articlesUrl)
  const list = usePagedList(articlesQuery(url), cardsOf)
  // `?category=courses`: its articles, then published courses (decisions.md §4).
  const hasCourses = url.category === 'courses' && !url.tags && !url.author && !url.saved
  const clear = () => setUrl({ category: url.category, saved: url.saved }, { replace: false })
  return (
    <>
      <ChosenFilters url={url} setUrl={setUrl} authorName={list.rows?.[0]?.author.name} />
      <PagedRows
        list={list}
        loading={<Skeleton kind="cards" count={8} />}
        empty={!hasCourses && <NoArticles url={url} onClear={clear} />}
        end={<ListEnd list={list} total={list.firstPage?.total} />}
      >
        {(rows) => (
          <ul aria-label={t('title')} className={articleGrid}>
            {rows.map((article) => (
              <li key={article.id} className="flex min-w-0 flex-col">
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      {hasCourses && list.rows && !list.hasMore && (
        <Suspense fallback={<Skeleton kind="cards" count={4} />}>
          <PublishedCourses search={url.q} />
        </Suspense>
      )}
    </>
  )
}
