import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { type Picking, pickRow, rowOfKey } from './pick-rows.ts'
import { rowIdOf } from './use-row-drag.ts'
import type { useRowFocus } from './use-row-focus.ts'
import { useTypeAhead } from './use-type-ahead.ts'

interface RowInputOptions<T> {
  readonly box: RefObject<HTMLElement | null>
  readonly items: readonly T[]
  readonly name: (item: T, index: number) => string
  readonly selection: { selected: readonly string[]; onChange: (ids: readonly string[]) => void } | undefined
  /** Pixels from one row's top to the next one's, where only rows in sight are drawn. */
  readonly pitch: number | undefined
  readonly focus: ReturnType<typeof useRowFocus>
  /** Alt and an arrow: the row, and those that go along with it, by one place. */
  readonly onNudge: (id: string, by: -1 | 1) => void
}

/**
 * Selection by mouse and keys, and what else keys do: move the focus, find by letters, move rows. `data-by-keys`: keys
 * were used last, so the focus must be visible. Chromium's `:focus-visible` ignores keys with Ctrl, Alt or Meta after a click.
 */
export function useRowInput<T extends { id: string }>(options: RowInputOptions<T>) {
  const { box, items, name, selection, pitch, focus, onNudge } = options
  const anchor = useRef<string | null>(null)
  const typeAhead = useTypeAhead(items, name)
  const [isByKeys, setByKeys] = useState(false)

  const pick = (row: string, picking: Picking) => {
    if (picking !== 'range') anchor.current = row
    if (!selection) return
    const { selected } = selection
    const ids = items.map((item) => item.id)
    focus.keep()
    selection.onChange(pickRow(ids, selected, { row, anchor: anchor.current ?? selected[0] ?? null, picking }))
  }
  const pickAll = () => {
    focus.keep()
    selection?.onChange(items.map((item) => item.id))
  }
  /** False where the key leads nowhere. */
  const go = (event: KeyboardEvent, index: number): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    const page = pitch === undefined ? 10 : Math.floor((box.current?.clientHeight ?? 0) / pitch)
    const byKey = rowOfKey(event.key, { index, count: items.length, page })
    const row = items[byKey ?? (isCommand ? -1 : typeAhead(event.key, index))]
    if (!row) return false
    focus.go(row.id)
    if (!isCommand) pick(row.id, event.shiftKey && event.key.length > 1 ? 'range' : 'alone')
    return true
  }
  const onClick = (event: MouseEvent) => {
    const row = rowIdOf(event.target)
    if (row !== null) pick(row, pickingOf(event))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const id = rowIdOf(event.target)
    const index = items.findIndex((item) => item.id === id)
    if (id === null || index === -1) return
    setByKeys(true)
    const nudge = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp'] : undefined
    if (nudge) onNudge(id, nudge)
    else if (event.altKey) return
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') pickAll()
    else if (event.key === ' ' || event.key === 'Enter') pick(id, pickingOf(event))
    else if (!go(event, index)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { onClick, onKeyDown, onMouseDown: () => setByKeys(false), 'data-by-keys': isByKeys || undefined }
}

const pickingOf = (event: KeyboardEvent | MouseEvent): Picking =>
  event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'alone'
