import type { DeckRow } from '@deckle/contract/decks.ts'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { TagsDialog } from './tags-dialog.tsx'
import { useDeckActions, type DeckActions } from './deck-actions.ts'

export interface DeckItemProps {
  readonly row: DeckRow
  readonly actions: DeckActions
  readonly onTags: () => void
  readonly isRenaming: boolean
  readonly onRename: () => void
  /** The new name; null if cancelled. */
  readonly onRenamed: (name: string | null) => void
}

/**
 * Keyboard handling for decks: arrows move between them, F2 renames, Delete moves to the bin. `children` draws all
 * decks; each is found by the `data-deck` of its link.
 */
export function DeckCollection({
  rows,
  children,
}: {
  rows: readonly DeckRow[]
  children: (item: (row: DeckRow) => DeckItemProps) => ReactNode
}) {
  const actions = useDeckActions()
  const [renaming, setRenaming] = useState<string | null>(null)
  const [tagging, setTagging] = useState<DeckRow | null>(null)
  const focus = (id: string | undefined) =>
    id !== undefined && document.querySelector<HTMLElement>(`[data-deck="${CSS.escape(id)}"]`)?.focus()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    const at = rows.findIndex((row) => row.id === target?.dataset['deck'])
    const row = rows[at]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const next = neighbour(event.key, at, target)
    if (next !== null) focus(rows[next]?.id)
    else if (event.key === 'F2' && row.can.edit && !row.deletedAt) setRenaming(row.id)
    else if (event.key === 'Delete' && row.can.delete && !row.deletedAt) {
      void actions.remove(row)
      focus(rows[at + 1]?.id ?? rows[at - 1]?.id)
    } else return
    event.preventDefault()
  }
  const item = (row: DeckRow): DeckItemProps => ({
    row,
    actions,
    onTags: () => setTagging(row),
    isRenaming: renaming === row.id,
    onRename: () => setRenaming(row.id),
    onRenamed: (name) => {
      setRenaming(null)
      if (name !== null) void actions.rename(row, name)
      requestAnimationFrame(() => focus(row.id))
    },
  })
  // The links have the focus; key events bubble up to this element.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  const collection = <div onKeyDown={onKeyDown}>{children(item)}</div>
  return (
    <>
      {collection}
      {tagging && (
        <TagsDialog
          row={tagging}
          onSave={(tags) => void actions.tag(tagging, tags)}
          onClose={() => {
            setTagging(null)
            requestAnimationFrame(() => focus(tagging.id))
          }}
        />
      )}
    </>
  )
}

/** Index of the deck that an arrow key moves to, by the links' positions on the screen; null for other keys. */
function neighbour(key: string, at: number, target: HTMLElement | null): number | null {
  const rtl = document.documentElement.dir === 'rtl'
  if (key === 'ArrowRight') return at + (rtl ? -1 : 1)
  if (key === 'ArrowLeft') return at + (rtl ? 1 : -1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const grid = target?.closest('[data-grid]')
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
  return key === 'ArrowDown' ? at + columns : at - columns
}
