import { type ReactNode, useRef } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { Row } from './row.tsx'
import { useReorder } from './use-reorder.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowInput } from './use-row-input.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

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
  const box = useRef<HTMLDivElement>(null)
  const pitch = rowHeight === undefined ? undefined : rowHeight + gap
  const { start, end } = useRowsInSight(box, pitch, items.length)
  const selected = selection?.selected ?? noIds
  const focus = useRowFocus({ box, items, selected, pitch })
  const together = (id: string) => (selected.includes(id) ? selected : [id])
  const { moveTo, nudge, announcement } = useReorder({ items, name, together, onReorder })
  const { dragged, drop, handlers } = useRowDrag({
    rowsWith: together,
    textOf: (ids) => items.flatMap((item, index) => (ids.includes(item.id) ? [name(item, index)] : [])).join('\n'),
    onDrop: moveTo,
  })
  const input = useRowInput({ box, items, name, selection, pitch, focus, onNudge: nudge })

  if (items.length === 0) return <div className={className}>{emptyState}</div>
  const chosen = new Set(selected)
  const rows = indexesShown({ start, end: Math.min(end, items.length), tabStop: focus.tabStop }).flatMap((index) => {
    const item = items[index]
    if (!item) return []
    return (
      <Row
        key={item.id}
        item={item}
        index={index}
        name={name}
        renderItem={renderItem}
        isSelected={selection && chosen.has(item.id)}
        isTabStop={index === focus.tabStop}
        isDragged={dragged.has(item.id)}
        drop={drop?.id === item.id ? drop.position : undefined}
        hideHandle={hideHandle}
        top={pitch === undefined ? undefined : index * pitch}
        height={rowHeight}
        className={itemClassName}
      />
    )
  })

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
        {...input}
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
        {announcement}
      </span>
    </>
  )
}

/** The rows in sight; and the one that has the focus, or gets it by Tab, wherever one scrolled to. */
function indexesShown({ start, end, tabStop }: { start: number; end: number; tabStop: number }): readonly number[] {
  const inSight = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  if (tabStop < start) return [tabStop, ...inSight]
  return tabStop >= end ? [...inSight, tabStop] : inSight
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
  renderItem: (item: T, state: { isSelected: boolean; index: number }) => ReactNode
  selection?: { selected: readonly string[]; onChange: (ids: readonly string[]) => void }
  emptyState?: ReactNode
  /** Height of every row in pixels: draws only those in sight. */
  rowHeight?: number
  /** Drag by the whole row, without a handle to be seen. */
  hideHandle?: boolean
  className?: string
  itemClassName?: string
}
