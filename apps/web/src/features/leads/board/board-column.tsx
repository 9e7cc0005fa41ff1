import type { Lead } from '@deckle/contract/leads.ts'
import { type LeadStatus } from '@deckle/core/lead/lead.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { type DragEvent, useState } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { ListEnd } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { columnQuery, leadsOf, type LeadsUrl } from '../queries.ts'
import { LeadCard } from './lead-card.tsx'
import type { Moves } from './use-moves.ts'

interface BoardColumnProps {
  readonly url: LeadsUrl
  readonly status: LeadStatus
  readonly count: { readonly count: number; readonly more: boolean } | undefined
  readonly moves: Moves
}

export function BoardColumn({ url, status, count, moves }: BoardColumnProps) {
  const t = useWords('leads')
  const list = usePagedList(columnQuery(url, status), leadsOf)
  const [isOver, setOver] = useState(false)
  const name = t(`statuses.${status}`)
  const shownCount = count ? t(count.more ? 'board.countMore' : 'board.count', { count: count.count }) : ''
  const rows = list.rows && shownRows(list.rows, status, moves.moved)
  const dropHandlers = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setOver(false)
      moves.moveById(event.dataTransfer.getData('text/plain'), status)
    },
  }
  return (
    <section
      aria-label={t('board.column', { status: name, count: shownCount })}
      data-status={status}
      className={classNames(
        'flex w-52 min-w-48 flex-1 snap-start flex-col gap-2 rounded-lg bg-hover p-2 phone:w-[85vw] phone:flex-none',
        isOver && 'ring-2 ring-brand',
      )}
      {...dropHandlers}
    >
      <h2 className="flex items-center justify-between px-1 text-sm font-strong">
        <span>{name}</span>
        <span className="text-muted">{shownCount}</span>
      </h2>
      {rows === undefined ? (
        list.error ? (
          <LoadError error={list.error} onRetry={list.retry} isRetrying={list.isRetrying} />
        ) : (
          <Skeleton count={3} />
        )
      ) : rows.length === 0 ? (
        <p className="px-1 py-2 text-sm text-muted">{t('board.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {rows.map((lead) => (
            <LeadCard key={lead.id} lead={lead} onMove={moves.move} />
          ))}
        </ul>
      )}
      {rows !== undefined && <ListEnd list={list} />}
    </section>
  )
}

/** Without those that are on their way elsewhere, and with those on their way here, newest first. */
function shownRows(rows: readonly Lead[], status: LeadStatus, moved: ReadonlyMap<string, Lead>): readonly Lead[] {
  const arriving = [...moved.values()].filter((lead) => lead.status === status)
  if (moved.size === 0) return rows
  return [...rows.filter(({ id }) => !moved.has(id)), ...arriving].toSorted((a, b) =>
    b.created_at.localeCompare(a.created_at),
  )
}
