import type { DeckRow } from '@deckle/contract/decks.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { PublicationBadge } from '../../../deck/publication-badge.tsx'
import { publicationState } from '../../../deck/publication-state.ts'
import { useRelativeTime } from '../../../deck/use-relative-time.ts'
import { DataTable } from '../../../lib/list/paged-table.tsx'
import { TagNames } from '../../../tags/tag-names.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { LibraryUrl, Sort } from '../url-state.ts'
import type { DeckItemProps } from './deck-collection.tsx'
import { DeckCover } from './deck-cover.tsx'
import { DeckMenu } from './deck-menu.tsx'
import { DeckName } from './deck-name.tsx'

/** Column headings sort by the orders that the list offers. */
export function DeckTable({
  rows,
  item,
  url,
  onSort,
}: {
  rows: readonly DeckRow[]
  item: (row: DeckRow) => DeckItemProps
  url: LibraryUrl
  onSort: (sort: Sort) => void
}) {
  const t = useWords('library')
  const kinds = useWords('deck')
  const format = useFormatter()
  const ago = useRelativeTime()
  const order = (sort: Sort, direction: 'ascending' | 'descending') => ({
    sort: (url.sort ?? 'updated') === sort ? direction : ('none' as const),
    onSort: () => onSort(sort),
  })
  return (
    <DataTable
      label={t('title')}
      rows={rows.map(item)}
      rowKey={({ row }) => row.id}
      columns={[
        {
          name: t('columns.name'),
          order: order('name', 'ascending'),
          className: 'min-w-72',
          cell: (deck) => <NameCell {...deck} />,
        },
        {
          name: t('columns.type'),
          className: 'whitespace-nowrap',
          cell: ({ row }) => kinds(`types.${row.readerType}.name`),
        },
        {
          name: t('columns.status'),
          className: '',
          cell: ({ row }) =>
            row.deletedAt ? (
              <Badge>{t('inBin')}</Badge>
            ) : (
              <PublicationBadge state={publicationState(row.published, row.outdated)} />
            ),
        },
        { name: t('columns.slides'), align: 'end', cell: ({ row }) => format.number(row.slides) },
        {
          name: t('columns.plays'),
          align: 'end',
          order: order('attempts', 'descending'),
          cell: ({ row }) => format.number(row.attempts),
        },
        {
          name: t('columns.owner'),
          className: 'max-w-48 min-w-28 wrap-break-word',
          cell: ({ row }) => <bdi>{row.owner.name}</bdi>,
        },
        {
          name: t('columns.edited'),
          order: order('updated', 'descending'),
          className: 'whitespace-nowrap',
          cell: ({ row }) => <time dateTime={row.updatedAt}>{ago(row.updatedAt)}</time>,
        },
        {
          name: t('columns.actions'),
          hideName: true,
          align: 'end',
          cell: (deck) => <DeckMenu {...deck} />,
        },
      ]}
    />
  )
}

function NameCell(deck: DeckItemProps) {
  return (
    <span className="flex items-center gap-3 py-1.5">
      <span className="w-16 shrink-0 overflow-hidden rounded-sm border border-line">
        <DeckCover cover={deck.row.cover} />
      </span>
      <span className="min-w-0 flex-1">
        <DeckName deck={deck} className="font-strong wrap-break-word hover:underline" />
        <TagNames tags={deck.row.tags} className="mt-1 text-xs text-muted" />
      </span>
    </span>
  )
}
