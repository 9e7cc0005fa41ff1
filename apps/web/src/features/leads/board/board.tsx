import { type LeadStatus, leadStatuses } from '@deckle/core/lead/lead.ts'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { focusRow } from '../../../lib/list/row-keys.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { EmptyLeads } from '../empty-leads.tsx'
import { countsQuery, type LeadsUrl, withoutFilters } from '../queries.ts'
import { BoardColumn } from './board-column.tsx'
import { useMoves } from './use-moves.ts'

interface BoardProps {
  readonly url: LeadsUrl
  readonly setUrl: SetUrlState<LeadsUrl>
}

/** Leads in columns by status; moved by dragging, by keys and by a menu. */
export function Board({ url, setUrl }: BoardProps) {
  const t = useWords('leads')
  const { data: counts } = useQuery(countsQuery(url))
  const moves = useMoves()
  if (counts?.every(({ count }) => count === 0) && moves.moved.size === 0)
    return <EmptyLeads url={url} onClear={() => setUrl(withoutFilters(url))} />
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-muted phone:hidden">{t('board.help')}</p>
      {/* The links have the focus; key events bubble up to this element. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex snap-x gap-3 overflow-x-auto pb-2" onKeyDown={(event) => onKeyDown(event, moves.moveById)}>
        {leadStatuses.map((status) => (
          <BoardColumn
            key={status}
            url={url}
            status={status}
            count={counts?.find((one) => one.status === status)}
            moves={moves}
          />
        ))}
      </div>
      <span className="sr-only" aria-live="polite">
        {moves.said}
      </span>
    </div>
  )
}

const sides: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const ups: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Arrows move the focus between cards; with Shift, left and right move the card itself. */
function onKeyDown(event: KeyboardEvent<HTMLElement>, moveById: (id: string, to: LeadStatus) => void): void {
  const id = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined
  if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const rtl = document.documentElement.dir === 'rtl' ? -1 : 1
  const [side, up] = [(sides[event.key] ?? 0) * rtl, ups[event.key] ?? 0]
  const columns = cardsByColumn()
  const at = columns.findIndex((cards) => cards.includes(id))
  const status = leadStatuses[at + side]
  if (event.shiftKey && side !== 0) {
    if (status !== undefined) moveById(id, status)
  } else if (up !== 0) focusRow(columns[at]?.[columns[at].indexOf(id) + up])
  else if (side !== 0) focusRow(nextCard(columns, at, side, id))
  else return
  event.preventDefault()
}

const cardsByColumn = (): readonly (readonly string[])[] =>
  leadStatuses.map((status) =>
    [...document.querySelectorAll<HTMLElement>(`[data-status="${status}"] [data-row]`)].map(
      (card) => card.dataset['row'] ?? '',
    ),
  )

/** At the same height in the next column that has a card. */
function nextCard(columns: readonly (readonly string[])[], from: number, side: number, id: string): string | undefined {
  const place = columns[from]?.indexOf(id) ?? 0
  for (let at = from + side; at >= 0 && at < columns.length; at += side) {
    const cards = columns[at] ?? []
    if (cards.length > 0) return cards[Math.min(place, cards.length - 1)]
  }
  return undefined
}
