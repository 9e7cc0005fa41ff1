import { Extension } from '@tiptap/core'
import { moveBlock } from './move-block.ts'

/** Blocks are moved by Alt with the arrows. */
export const BlockKeys = Extension.create({
  name: 'blockKeys',
  addKeyboardShortcuts() {
    const move = (by: -1 | 1) => () => {
      const { state, view } = this.editor
      const moved = moveBlock(state, by)
      if (moved) view.dispatch(moved)
      return true
    }
    return {
      'Alt-ArrowUp': move(-1),
      'Alt-ArrowDown': move(1),
      // Browsers stop at the controls of blocks.
      'Mod-Home': () => this.editor.commands.focus('start'),
      'Mod-End': () => this.editor.commands.focus('end'),
    }
  },
})
