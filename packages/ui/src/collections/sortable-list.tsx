import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { GripVertical } from 'lucide-react'
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  ListLayout,
  useDragAndDrop,
  useLocale,
  Virtualizer,
  type Key,
  type Selection,
} from 'react-aria-components'
import { useFormat, useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'
import { moveItems, nudgeItems } from './move-items.ts'

/**
 * Rows that are put in order by dragging, by the handle and Enter with arrows, or by Alt and an arrow. With
 * `rowHeight` only the rows in sight are drawn (give the list a height by `className` then).
 */
export function SortableList<T extends { id: string }>({
  label,
  items,
  name,
  onReorder,
  renderItem,
  selection,
  onAction,
  emptyState,
  rowHeight,
  className,
  itemClassName,
  hideHandle,
}: SortableListProps<T>) {
  const strings = useUiStrings()
  const [said, setSaid] = useState('')
  const place = useFormat(useLocale().locale)
  const region = useRef<HTMLDivElement>(null)
  const reorder = (next: T[], moved: ReadonlySet<string>) => {
    if (next.every((item, index) => item.id === items[index]?.id)) return
    onReorder(next, [...moved])
    const first = next.findIndex((item) => moved.has(item.id))
    if (next[first]) setSaid(strings.moved(name(next[first]), place(first + 1), place(next.length)))
  }
  const { dragAndDropHooks } = useDragAndDrop<T>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(items, key, name) })),
    onReorder: ({ keys, target }) => {
      const moved = new Set([...keys].map(String))
      if (target.dropPosition !== 'on') reorder(moveItems(items, moved, String(target.key), target.dropPosition), moved)
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0.5 rounded-full bg-transparent drop-target:bg-brand" />
    ),
  })
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp'] : undefined
    const key =
      event.target instanceof Element ? event.target.closest('[data-key]')?.getAttribute('data-key') : undefined
    if (!by || !key) return
    event.preventDefault()
    event.stopPropagation()
    const chosen = new Set(selection?.selected.includes(key) ? selection.selected : [key])
    reorder(nudgeItems(items, chosen, by), chosen)
  }
  const list = (
    <GridList
      aria-label={label}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[renderItem]}
      selectionMode={selection?.mode ?? 'none'}
      selectionBehavior={selection ? 'replace' : undefined}
      selectedKeys={selection?.selected}
      onSelectionChange={
        selection &&
        ((keys: Selection) => selection.onChange(keys === 'all' ? items.map((item) => item.id) : [...keys].map(String)))
      }
      onAction={onAction && ((key: Key) => onAction(String(key)))}
      renderEmptyState={() => emptyState}
      className={classNames(
        'flex flex-col gap-0.5 overflow-y-auto rounded-sm outline-none',
        rowHeight !== undefined && 'block! h-full',
        className,
      )}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={name(item)} className={classNames(rowStyle, itemClassName)}>
          {({ isSelected, isFocusVisible }) => (
            <>
              <Button
                slot="drag"
                aria-label={strings.dragItem(name(item))}
                className={classNames(handleStyle, hideHandle && 'sr-only focus-visible:not-sr-only')}
              >
                <GripVertical aria-hidden="true" className="size-4" />
              </Button>
              <div className="min-w-0 flex-1">{renderItem(item, { isSelected, isFocusVisible })}</div>
            </>
          )}
        </GridListItem>
      )}
    </GridList>
  )
  return (
    <div
      ref={region}
      onKeyDownCapture={onKeyDownCapture}
      className={rowHeight === undefined ? undefined : 'h-full min-h-0'}
    >
      {rowHeight === undefined ? (
        list
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight, gap: 2 }}>
          {list}
        </Virtualizer>
      )}
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </div>
  )
}

export interface SortableListProps<T extends { id: string }> {
  label: string
  items: readonly T[]
  /** What an item is called, for screen readers and typing ahead. */
  name: (item: T) => string
  /** The whole list in its new order, and the ids that moved. */
  onReorder: (items: T[], moved: string[]) => void
  renderItem: (item: T, state: { isSelected: boolean; isFocusVisible: boolean }) => ReactNode
  selection?: { mode: 'single' | 'multiple'; selected: readonly string[]; onChange: (ids: string[]) => void }
  /** Enter or double click on a row. */
  onAction?: (id: string) => void
  emptyState?: ReactNode
  /** Height of every row in pixels: draws only those in sight. */
  rowHeight?: number
  /** Drag by the whole row; the handle shows only to the keyboard. */
  hideHandle?: boolean
  className?: string
  itemClassName?: string
}

function nameOf<T extends { id: string }>(items: readonly T[], key: Key, name: (item: T) => string): string {
  const item = items.find((candidate) => candidate.id === key)
  return item ? name(item) : ''
}

const rowStyle =
  'group flex min-h-9 cursor-default items-center gap-2 rounded-sm px-1.5 py-1 text-sm text-ink hover:bg-hover selected:bg-brand-soft dragging:opacity-50 focus-visible:-outline-offset-2 touch:min-h-11'
const handleStyle =
  'flex size-6 shrink-0 cursor-grab items-center justify-center rounded-sm text-faint hover:bg-pressed hover:text-ink touch:size-11'
