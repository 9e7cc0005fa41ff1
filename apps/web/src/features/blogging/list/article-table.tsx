import type { ArticleRow } from '@deckle/contract/articles.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Link } from 'react-aria-components'
import { ArticleBadge } from '../../../blog/article-badge.tsx'
import { useCategoryName } from '../../../articles/use-category-name.ts'
import { useRelativeTime } from '../../../deck/use-relative-time.ts'
import { DataTable } from '../../../lib/list/paged-table.tsx'
import { TagNames } from '../../../tags/tag-names.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Sort } from '../url-state.ts'
import { type ArticleItem, ArticleMenu } from './article-menu.tsx'

interface ArticleTableProps {
  readonly rows: readonly ArticleRow[]
  readonly item: (row: ArticleRow) => ArticleItem
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

export function ArticleTable({ rows, item, sort, onSort }: ArticleTableProps) {
  const t = useWords('blogging')
  const format = useFormatter()
  const ago = useRelativeTime()
  const nameOf = useCategoryName()
  const order = (by: Sort, direction: 'ascending' | 'descending') => ({
    sort: sort === by ? direction : ('none' as const),
    onSort: () => onSort(by),
  })
  return (
    <DataTable
      label={t('title')}
      rows={rows.map(item)}
      rowKey={({ row }) => row.id}
      stacks
      columns={[
        {
          name: t('columns.title'),
          order: order('title', 'ascending'),
          className: 'min-w-72',
          cell: ({ row }) => <TitleCell row={row} />,
        },
        {
          name: t('columns.status'),
          cell: ({ row }) => (row.deletedAt ? <Badge>{t('inBin')}</Badge> : <StatusCell row={row} />),
        },
        { name: t('columns.category'), cell: ({ row }) => (row.category ? nameOf(row.category) : '–') },
        {
          name: t('columns.views'),
          order: order('views', 'descending'),
          align: 'end',
          cell: ({ row }) => format.number(row.views),
        },
        { name: t('columns.likes'), align: 'end', cell: ({ row }) => format.number(row.likes) },
        { name: t('columns.comments'), align: 'end', cell: ({ row }) => format.number(row.comments) },
        {
          name: t('columns.author'),
          className: 'max-w-48 min-w-28 wrap-break-word',
          cell: ({ row }) => <bdi>{row.author.name}</bdi>,
        },
        {
          name: t('columns.edited'),
          order: order('updated', 'descending'),
          className: 'whitespace-nowrap',
          cell: ({ row }) => <time dateTime={row.updatedAt}>{ago(row.updatedAt)}</time>,
        },
        { name: t('columns.actions'), hideName: true, align: 'end', cell: (article) => <ArticleMenu {...article} /> },
      ]}
    />
  )
}

function TitleCell({ row }: { row: ArticleRow }) {
  const t = useWords('articles')
  return (
    <span className="block min-w-0 py-1.5">
      <Link
        href={row.deletedAt ? undefined : `/articles/${row.id}/edit`}
        data-row={row.id}
        className="rounded-sm font-strong text-ink no-underline outline-offset-2 wrap-break-word hover:underline"
      >
        <bdi>{row.title || t('untitled')}</bdi>
      </Link>
      <TagNames tags={row.tags} className="mt-1 text-xs text-muted" />
    </span>
  )
}

function StatusCell({ row }: { row: ArticleRow }) {
  const t = useWords('blogging')
  const format = useFormatter()
  return (
    <span className="flex flex-col items-start gap-1">
      <ArticleBadge status={row.status} outdated={row.outdated} />
      {row.status === 'scheduled' && row.publish_at !== null && (
        <time dateTime={row.publish_at} className="text-xs text-muted">
          {format.dateTime(new Date(row.publish_at), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      )}
      {row.status === 'published' && row.unpublish_at !== null && (
        <time dateTime={row.unpublish_at} className="text-xs text-muted">
          {t('until', {
            when: format.dateTime(new Date(row.unpublish_at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </time>
      )}
    </span>
  )
}
