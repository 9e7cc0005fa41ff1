import type { Banner } from '@deckle/contract/banners.ts'
import { useRowDrag } from '@deckle/ui/collections/sortable-list/use-row-drag.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { focusRow, neighbourOf, RowKeys } from '../../../lib/list/row-keys.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useBannerActs, useMoveBanner } from './banner-acts.ts'
import { BannerRow } from './banner-row.tsx'
import { dropBefore, placeOf } from './moves.ts'

interface BannerListProps {
  readonly rows: readonly Banner[]
  /** They are in the order of positions, and all of them. */
  readonly isOrdered: boolean
}

/** Put in order by dragging, and by buttons, each within its placement. */
export function BannerList({ rows, isOrdered }: BannerListProps) {
  const t = useWords('banners')
  const acts = useBannerActs()
  const move = useMoveBanner()
  const [said, setSaid] = useState('')
  const moveTo = (row: Banner, drop: { readonly id: string; readonly position: 'before' | 'after' }) => {
    const before = dropBefore(rows, row.id, drop)
    if (before === undefined) return
    const { count } = placeOf(rows, row)
    const rest = rows.filter(({ id }) => id !== row.id)
    const next = rest.find(({ id }) => id === before)
    const place = next ? placeOf(rest, next).at + 1 : count
    setSaid(t('row.moved', { title: row.title, place, count }))
    void move.run({ id: row.id, before })
  }
  const { dragged, drop, handlers } = useRowDrag({
    rowsWith: (id) => [id],
    textOf: (ids) => rows.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])).join('\n'),
    onDrop: (moved, place) => {
      const row = rows.find(({ id }) => moved.has(id))
      if (row) moveTo(row, place)
    },
  })
  const nudgeOf = (row: Banner) => {
    const own = rows.filter(({ placement }) => placement === row.placement)
    const at = own.findIndex(({ id }) => id === row.id)
    const [above, below] = [own[at - 1], own[at + 1]]
    return {
      up: above && (() => moveTo(row, { id: above.id, position: 'before' })),
      down: below && (() => moveTo(row, { id: below.id, position: 'after' })),
    }
  }
  const onKey = (key: string, row: Banner) => {
    if (key !== 'Delete' || row.deleted_at) return false
    acts.remove(row)
    focusRow(neighbourOf(rows, row.id)?.id)
    return true
  }
  return (
    <RowKeys rows={rows} onKey={onKey}>
      <ul aria-label={t('title')} className="rounded-lg border border-line bg-surface" {...(isOrdered && handlers)}>
        {rows.map((row) => (
          <li
            key={row.id}
            data-key={row.id}
            draggable={isOrdered}
            className={classNames(
              'relative flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 not-first:border-t not-first:border-line',
              dragged.has(row.id) && 'opacity-50',
            )}
          >
            {isOrdered && <GripVertical aria-hidden="true" className="size-4 shrink-0 cursor-grab text-faint" />}
            <BannerRow row={row} acts={acts} nudge={isOrdered ? nudgeOf(row) : undefined} />
            {drop?.id === row.id && (
              <span
                className={classNames(
                  'pointer-events-none absolute inset-x-0 h-0.5 rounded-full bg-brand',
                  drop.position === 'before' ? '-top-px' : '-bottom-px',
                )}
              />
            )}
          </li>
        ))}
      </ul>
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </RowKeys>
  )
}
