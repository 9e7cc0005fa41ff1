import { Mark } from '@tiptap/core'

/** A text is raised or lowered, not both. */
const scriptMark = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub', key: string) =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

export const Superscript = scriptMark('superscript', 'sup', 'Mod-.')
export const Subscript = scriptMark('subscript', 'sub', 'Mod-,')
