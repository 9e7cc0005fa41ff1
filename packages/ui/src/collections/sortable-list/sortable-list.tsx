import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { useFormat, useUiStrings } from '../../strings/ui-strings-provider.tsx'
import { classNames } from '../../theme/class-names.ts'
import { moveItems, nudgeItems } from './move-items.ts'
import { type Picking, pickRow, rowOfKey } from './pick-rows.ts'
import { Row } from './row.tsx'
import { rowIdOf, useRowDrag } from './use-row-drag.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'
import { useTypeAhead } from './use-type-ahead.ts'

/**
 * Rows that are put in order by dragging or by Alt and an arrow. With `rowHeight` only the rows in sight are drawn, so
 * that thousands cost what twenty do (give the list a height by `className` then). Its keys are those of grids and
 * listboxes in the ARIA Authoring Practices Guide: the selection follows the focus, Shift takes a range, Control goes
 * without selecting, letters find.
 */
export function SortableList<T extends { id: string }>({
  label,
  items,
  name,
  onReorder,
  renderItem,
  selection,
  emptyState,
  rowHeight,
  className,
  itemClassName,
  hideHandle = false,
}: SortableListProps<T>) {
  const strings = useUiStrings()
  const place = useFormat(useLocale().locale)
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const pitch = rowHeight === undefined ? undefined : rowHeight + gap
  const { start, end } = useRowsInSight(box, pitch, items.length)
  const selected = selection?.selected ?? noIds
  const focus = useRowFocus({ box, items, selected, pitch })
  const anchor = useRef<string | null>(null)
  const typeAhead = useTypeAhead(items, name)

  const reorder = (next: readonly T[], moved: ReadonlySet<string>) => {
    if (next.every((item, index) => item.id === items[index]?.id)) return
    onReorder([...next], [...moved])
    const first = next.findIndex((item) => moved.has(item.id))
    if (next[first]) setSaid(strings.moved(name(next[first], first), place(first + 1), place(next.length)))
  }
  const together = (id: string) => (selected.includes(id) ? selected : [id])
  const { dragged, drop, handlers } = useRowDrag({
    rowsWith: together,
    textOf: (ids) => items.flatMap((item, index) => (ids.includes(item.id) ? [name(item, index)] : [])).join('\n'),
    onDrop: (moved, { id, position }) => reorder(moveItems(items, moved, id, position), moved),
  })

  const pick = (row: string, picking: Picking) => {
    if (picking !== 'range') anchor.current = row
    if (!selection) return
    const ids = items.map((item) => item.id)
    focus.keep()
    selection.onChange(pickRow(ids, selected, { row, anchor: anchor.current ?? selected[0] ?? null, picking }))
  }
  const onClick = (event: MouseEvent) => {
    const row = rowIdOf(event.target)
    if (row !== null) pick(row, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'alone')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const id = rowIdOf(event.target)
    const index = items.findIndex((item) => item.id === id)
    if (id === null || index === -1) return
    const isCommand = event.ctrlKey || event.metaKey
    const nudge = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp'] : undefined
    if (nudge) {
      const moved = new Set(together(id))
      reorder(nudgeItems(items, moved, nudge), moved)
    } else if (event.altKey) return
    else if (isCommand && event.key.toLowerCase() === 'a') {
      focus.keep()
      selection?.onChange(items.map((item) => item.id))
    } else if (event.key === ' ' || event.key === 'Enter')
      pick(id, event.shiftKey ? 'range' : isCommand ? 'toggle' : 'alone')
    else {
      const page = pitch === undefined ? 10 : Math.floor((box.current?.clientHeight ?? 0) / pitch)
      const to =
        rowOfKey(event.key, { index, count: items.length, page }) ?? (isCommand ? -1 : typeAhead(event.key, index))
      const row = items[to]
      if (!row) return
      focus.go(row.id)
      if (!isCommand) pick(row.id, event.shiftKey && event.key.length > 1 ? 'range' : 'alone')
    }
    event.preventDefault()
    event.stopPropagation()
  }

  if (items.length === 0) return <div className={className}>{emptyState}</div>
  const { tabStop } = focus
  const chosen = new Set(selected)
  const row = (item: T, index: number) => (
    <Row
      key={item.id}
      item={item}
      index={index}
      name={name}
      renderItem={renderItem}
      isSelected={selection && chosen.has(item.id)}
      isTabStop={index === tabStop}
      isDragged={dragged.has(item.id)}
      drop={drop?.id === item.id ? drop.position : undefined}
      hideHandle={hideHandle}
      top={pitch === undefined ? undefined : index * pitch}
      height={rowHeight}
      className={itemClassName}
    />
  )
  // The row that has the focus, or gets it by Tab, is there wherever one scrolled to.
  const rows = items.slice(start, end).map((item, at) => row(item, start + at))
  const stop = items[tabStop]
  if (stop && tabStop < start) rows.unshift(row(stop, tabStop))
  else if (stop && tabStop >= end) rows.push(row(stop, tabStop))

  return (
    <>
      <div
        ref={box}
        role="grid"
        tabIndex={-1}
        aria-rowcount={items.length}
        aria-label={label}
        aria-multiselectable={selection ? true : undefined}
        className={classNames('overflow-y-auto rounded-sm outline-none', pitch !== undefined && 'h-full', className)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        {...handlers}
      >
        <div
          role="presentation"
          className={pitch === undefined ? 'flex flex-col gap-0.5' : 'relative'}
          style={pitch === undefined ? undefined : { height: items.length * pitch - gap }}
        >
          {rows}
        </div>
      </div>
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </>
  )
}

/** Pixels between rows. */
const gap = 2
const noIds: readonly string[] = []

export interface SortableListProps<T extends { id: string }> {
  label: string
  items: readonly T[]
  /** What an item is called, for screen readers and typing ahead. */
  name: (item: T, index: number) => string
  /** The whole list in its new order, and the ids that moved. */
  onReorder: (items: T[], moved: string[]) => void
  /** The same function as long as it draws the same: a row is drawn again when it changes. */
  renderItem: (item: T, state: { isSelected: boolean }) => ReactNode
  selection?: { selected: readonly string[]; onChange: (ids: readonly string[]) => void }
  emptyState?: ReactNode
  /** Height of every row in pixels: draws only those in sight. */
  rowHeight?: number
  /** Drag by the whole row, without a handle to be seen. */
  hideHandle?: boolean
  className?: string
  itemClassName?: string
}
