import { Extension } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import { Plugin } from '@tiptap/pm/state'

/** Undo and redo bring back blocks without text as they were. Tiptap would turn them into a paragraph if all was selected. */
export const WholeUndo = Extension.create({
  name: 'wholeUndo',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction(transaction) {
        if (isHistoryTransaction(transaction)) transaction.setMeta('preventClearDocument', true)
        return true
      },
    }),
  ],
})
