import type { ArticleRow } from '@deckle/contract/articles.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useState } from 'react'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { focusRow, neighbourOf, RowKeys } from '../../../lib/list/row-keys.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { ShareDialog } from '../../../sharing/share-dialog.tsx'
import { TagsDialog } from '../../../tags/tags-dialog.tsx'
import { useWords } from '../../../words/use-words.ts'
import { articlesQuery, rowsOf } from '../queries.ts'
import type { BloggingUrl } from '../url-state.ts'
import { ArticleTable } from './article-table.tsx'
import { EmptyArticles } from './empty-articles.tsx'
import { useArticleActions } from './use-article-actions.ts'

interface ArticleListProps {
  readonly url: BloggingUrl
  readonly setUrl: SetUrlState<BloggingUrl>
}

export function ArticleList({ url, setUrl }: ArticleListProps) {
  const t = useWords('articles')
  const list = usePagedList(articlesQuery(url), rowsOf)
  const shared = list.rows?.find(({ id }) => id === url.share)
  const closeSharing = () => {
    setUrl({ ...url, share: undefined })
    requestAnimationFrame(() => focusRow(url.share))
  }
  return (
    <>
      <PagedRows
        list={list}
        loading={<Skeleton kind="table" count={8} />}
        empty={<EmptyArticles url={url} onClear={() => setUrl({ sort: url.sort })} />}
        total={list.firstPage?.total}
      >
        {(rows) => <Rows rows={rows} url={url} setUrl={setUrl} />}
      </PagedRows>
      {shared?.can.share && (
        <ShareDialog
          shared={{ kind: 'articles', id: shared.id }}
          name={shared.title || t('untitled')}
          onClose={closeSharing}
        />
      )}
    </>
  )
}

function Rows({ rows, url, setUrl }: ArticleListProps & { readonly rows: readonly ArticleRow[] }) {
  const t = useWords('articles')
  const actions = useArticleActions()
  const [tagging, setTagging] = useState<ArticleRow | null>(null)
  const onKey = (key: string, row: ArticleRow) => {
    if (key !== 'Delete' || !row.can.delete || row.deletedAt) return false
    actions.remove(row)
    focusRow(neighbourOf(rows, row.id)?.id)
    return true
  }
  return (
    <>
      <RowKeys rows={rows} onKey={onKey}>
        <ArticleTable
          rows={rows}
          item={(row) => ({
            row,
            actions,
            onTags: () => setTagging(row),
            onShare: () => setUrl({ ...url, share: row.id }),
          })}
          sort={url.sort ?? 'updated'}
          onSort={(sort) => setUrl({ ...url, sort: sort === 'updated' ? undefined : sort })}
        />
      </RowKeys>
      {tagging && (
        <TagsDialog
          name={tagging.title || t('untitled')}
          tags={tagging.tags}
          onSave={(tags) => actions.tag(tagging, tags)}
          onClose={() => {
            setTagging(null)
            requestAnimationFrame(() => focusRow(tagging.id))
          }}
        />
      )}
    </>
  )
}
