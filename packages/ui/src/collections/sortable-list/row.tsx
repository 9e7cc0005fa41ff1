import { memo, type ReactNode } from 'react'
import { GripVertical } from 'lucide-react'
import { classNames } from '../../theme/class-names.ts'
import type { RowDrop } from './use-row-drag.ts'

interface RowProps<T> {
  readonly item: T
  readonly index: number
  readonly name: (item: T, index: number) => string
  readonly renderItem: (item: T, state: { isSelected: boolean; index: number }) => ReactNode
  /** Undefined where nothing can be selected. */
  readonly isSelected: boolean | undefined
  /** Tab reaches the list here. */
  readonly isTabStop: boolean
  readonly isDragged: boolean
  readonly drop: RowDrop['position'] | undefined
  readonly hideHandle: boolean
  /** Pixels from the list's top, and its height; undefined in the flow of the list. */
  readonly top: number | undefined
  readonly height: number | undefined
  readonly className: string | undefined
}

function DrawnRow<T extends { id: string }>({
  item,
  index,
  name,
  renderItem,
  isSelected,
  isTabStop,
  isDragged,
  drop,
  hideHandle,
  top,
  height,
  className,
}: RowProps<T>) {
  return (
    <div
      role="row"
      data-key={item.id}
      data-selected={isSelected || undefined}
      data-dragging={isDragged || undefined}
      draggable
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name(item, index)}
      aria-selected={isSelected}
      aria-rowindex={index + 1}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      className={classNames(rowStyle, top === undefined ? 'relative' : placedStyle, className)}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)`, height }}
    >
      {!hideHandle && <GripVertical aria-hidden="true" className="size-4 shrink-0 cursor-grab text-faint" />}
      <div role="gridcell" className="min-w-0 flex-1">
        {renderItem(item, { isSelected: isSelected === true, index })}
      </div>
      {drop && (
        <span
          className={classNames(
            'pointer-events-none absolute inset-x-0 h-0.5 rounded-full bg-brand',
            drop === 'before' ? '-top-0.5' : '-bottom-0.5',
          )}
        />
      )}
    </div>
  )
}

/** One row, drawn again only when something of its own changes. */
export const Row = memo(DrawnRow) as typeof DrawnRow

/** Its size doesn't depend on what is in it: a row that changes lays out itself alone. */
const placedStyle = 'absolute inset-x-0 top-0 [contain:size_layout]'

const rowStyle =
  'flex min-h-9 cursor-default select-none items-center gap-2 rounded-sm px-1.5 py-1 text-sm text-ink focus-visible:-outline-offset-2 focus-visible:outline-ink in-data-by-keys:focus:outline-2 in-data-by-keys:focus:-outline-offset-2 in-data-by-keys:focus:outline-ink hover:bg-hover data-selected:bg-brand-soft data-dragging:opacity-50 touch:min-h-11'
