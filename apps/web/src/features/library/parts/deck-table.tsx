import type { DeckRow } from '@deckle/contract/decks.ts'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { PublicationBadge } from '../../../deck/publication-badge.tsx'
import { publicationState } from '../../../deck/publication-state.ts'
import { useRelativeTime } from '../../../deck/use-relative-time.ts'
import { SlideThumb } from '../../../deck/slide-thumb.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { LibraryUrl, Sort } from '../url-state.ts'
import type { DeckItemProps } from './deck-collection.tsx'
import { DeckMenu } from './deck-menu.tsx'
import { DeckName } from './deck-name.tsx'

/** The decks as a table; the columns that a list can be put in order by do so. */
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
  const order = (sort: Sort, direction: 'ascending' | 'descending') => ({
    sort: (url.sort ?? 'updated') === sort ? direction : ('none' as const),
    onSort: () => onSort(sort),
  })
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <Th {...order('name', 'ascending')}>{t('columns.name')}</Th>
          <Th>{t('columns.type')}</Th>
          <Th>{t('columns.status')}</Th>
          <Th align="end">{t('columns.slides')}</Th>
          <Th align="end" {...order('attempts', 'descending')}>
            {t('columns.plays')}
          </Th>
          <Th>{t('columns.owner')}</Th>
          <Th {...order('updated', 'descending')}>{t('columns.edited')}</Th>
          <Th>
            <span className="sr-only">{t('columns.actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} {...item(row)} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ row, actions, isRenaming, onRename, onRenamed }: DeckItemProps) {
  const t = useWords('library')
  const kinds = useWords('deck')
  const format = useFormatter()
  const ago = useRelativeTime()
  const slide = row.cover.contentHash[0]
  return (
    <Tr>
      <Td header className="min-w-72">
        <span className="flex items-center gap-3 py-1.5">
          <span className="w-16 shrink-0 overflow-hidden rounded-sm border border-line">
            {slide && <SlideThumb look={row.cover} slide={slide} />}
          </span>
          <span className="min-w-0 flex-1">
            <DeckName
              row={row}
              isRenaming={isRenaming}
              onDone={onRenamed}
              className="font-strong wrap-anywhere hover:underline"
            />
          </span>
        </span>
      </Td>
      <Td className="whitespace-nowrap">{kinds(`types.${row.readerType}.name`)}</Td>
      <Td>
        {row.deletedAt ? (
          <Badge>{t('inBin')}</Badge>
        ) : (
          <PublicationBadge state={publicationState(row.published, row.outdated)} />
        )}
      </Td>
      <Td align="end">{format.number(row.slides)}</Td>
      <Td align="end">{format.number(row.attempts)}</Td>
      <Td className="max-w-48 min-w-28 wrap-anywhere">
        <bdi>{row.owner.name}</bdi>
      </Td>
      <Td className="whitespace-nowrap">
        <time dateTime={row.updatedAt}>{ago(row.updatedAt)}</time>
      </Td>
      <Td align="end">
        <DeckMenu row={row} actions={actions} onRename={onRename} />
      </Td>
    </Tr>
  )
}
