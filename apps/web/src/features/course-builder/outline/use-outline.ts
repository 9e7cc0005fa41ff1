import type { KeyboardEvent } from 'react'
import { type DropItem, useDragAndDrop } from 'react-aria-components'
import { matchesShortcut } from '../../../lib/shortcut.ts'
import { useBuilder, useBuilderState, useCourseContent, useCourseEdit } from '../builder-context.ts'
import { copyOutline, joinCopied, outlineFromText, outlineToText } from './copied-outline.ts'
import { dropEdit, moveEdit, removeEdit } from './outline-edits.ts'
import { currentTopic, idsOf } from './outline-keys.ts'
import { usePaste } from './use-paste.ts'

const dragType = 'deckle-outline'
/** What a row holds, for a course in another window. */
const copiedType = 'deckle-outline-copied'

export function useOutlineDrag() {
  const { canEdit } = useBuilder()
  const content = useCourseContent()
  const edit = useCourseEdit()
  const paste = usePaste()
  const pasteAt = async (items: readonly DropItem[], key: string) => {
    const copied = await Promise.all(
      items.map(async (item) =>
        item.kind === 'text' && item.types.has(copiedType) ? outlineFromText(await item.getText(copiedType)) : null,
      ),
    )
    const found = copied.filter((one) => one !== null)
    if (found.length > 0) paste(joinCopied(found), currentTopic(content, [key]))
  }
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    getItems: (keys) =>
      [...keys].map((key) => {
        const copied = copyOutline(content, [String(key)])
        return { [dragType]: String(key), ...(copied && { [copiedType]: outlineToText(copied) }) }
      }),
    acceptedDragTypes: [dragType],
    getAllowedDropOperations: () => ['move'],
    // From another window: the course there keeps what was dragged.
    onInsert: ({ items, target }) => void pasteAt(items, String(target.key)),
    onItemDrop: ({ items, target, isInternal }) => {
      if (!isInternal) void pasteAt(items, String(target.key))
    },
    shouldAcceptItemDrop: ({ key }) => String(key).startsWith('topic:'),
    onMove: ({ keys, target }) => {
      const change = dropEdit(content, [...keys].map(String), String(target.key), target.dropPosition)
      if (change) edit(change)
    },
  })
  return dragAndDropHooks
}

/** What is done to the chosen topics and decks. */
export function useSelectionActs() {
  const { store } = useBuilder()
  const selected = useBuilderState((state) => state.selected)
  const edit = useCourseEdit()
  const apply = (change: ReturnType<typeof moveEdit>) => {
    if (change) edit(change)
  }
  return {
    move: (by: -1 | 1) => apply(moveEdit(store.content(), selected, by)),
    remove: () => apply(removeEdit(store.content(), selected)),
  }
}

const keys = [
  ['Alt ArrowUp', 'up'],
  ['Alt ArrowDown', 'down'],
  ['F2', 'rename'],
  ['Delete | Backspace', 'remove'],
] as const

interface KeysOptions {
  readonly isRenaming: boolean
  readonly onRename: (topicId: string | null) => void
}

export function useOutlineKeys({ isRenaming, onRename }: KeysOptions) {
  const { canEdit } = useBuilder()
  const selected = useBuilderState((state) => state.selected)
  const { move, remove } = useSelectionActs()
  return (event: KeyboardEvent) => {
    if (isRenaming || !canEdit) return
    const act = keys.find(([shortcut]) => matchesShortcut(shortcut, event.nativeEvent))?.[1]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    if (act === 'rename') onRename(idsOf(selected).topics[0] ?? null)
    else if (act === 'remove') remove()
    else move(act === 'up' ? -1 : 1)
  }
}
