import { useState } from 'react'
import { useLocale } from 'react-aria-components'
import { moveItems, nudgeItems } from './move-items.ts'
import type { RowDrop } from './use-row-drag.ts'
import { useFormat, useUiStrings } from '../../strings/ui-strings-provider.tsx'

interface ReorderOptions<T> {
  readonly items: readonly T[]
  readonly name: (item: T, index: number) => string
  /** The rows that go along with one. */
  readonly together: (id: string) => readonly string[]
  readonly onReorder: (items: T[], moved: string[]) => void
}

/** Reports a new order, unless it is the old one, and announces where the first of the moved rows is now. */
export function useReorder<T extends { id: string }>({ items, name, together, onReorder }: ReorderOptions<T>) {
  const strings = useUiStrings()
  const place = useFormat(useLocale().locale)
  const [announcement, setAnnouncement] = useState('')
  const reorder = (next: readonly T[], moved: ReadonlySet<string>) => {
    if (next.every((item, index) => item.id === items[index]?.id)) return
    onReorder([...next], [...moved])
    const first = next.findIndex((item) => moved.has(item.id))
    if (next[first]) setAnnouncement(strings.moved(name(next[first], first), place(first + 1), place(next.length)))
  }
  const moveTo = (moved: ReadonlySet<string>, { id, position }: RowDrop) =>
    reorder(moveItems(items, moved, id, position), moved)
  const nudge = (id: string, by: -1 | 1) => {
    const moved = new Set(together(id))
    reorder(nudgeItems(items, moved, by), moved)
  }
  return { moveTo, nudge, announcement }
}
