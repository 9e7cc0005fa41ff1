import type { DeckRow } from '@deckle/contract/decks.ts'
import { type ReactNode, useState } from 'react'
import { focusRow, neighbourOf, RowKeys } from '../../../lib/list/row-keys.tsx'
import { TagsDialog } from '../../../tags/tags-dialog.tsx'
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
 * decks.
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
  const onKey = (key: string, row: DeckRow) => {
    if (key === 'F2' && row.can.edit && !row.deletedAt) setRenaming(row.id)
    else if (key === 'Delete' && row.can.delete && !row.deletedAt) {
      void actions.remove(row)
      focusRow(neighbourOf(rows, row.id)?.id)
    } else return false
    return true
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
      requestAnimationFrame(() => focusRow(row.id))
    },
  })
  return (
    <>
      <RowKeys rows={rows} onKey={onKey}>
        {children(item)}
      </RowKeys>
      {tagging && (
        <TagsDialog
          name={tagging.name}
          tags={tagging.tags}
          onSave={(tags) => void actions.tag(tagging, tags)}
          onClose={() => {
            setTagging(null)
            requestAnimationFrame(() => focusRow(tagging.id))
          }}
        />
      )}
    </>
  )
}
