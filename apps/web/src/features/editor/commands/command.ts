import type { LucideIcon } from 'lucide-react'
import type { words } from '../../../words/en/editor.ts'
import type { Editor } from '../editor-context.ts'
import type { EditorState } from '../state/editor-state.ts'

/** The single source of a command's button, menu entry, shortcut and palette entry. */
export interface Command {
  /** Key of its label: `commands.<name>`. */
  readonly name: keyof typeof words.commands
  readonly icon: LucideIcon
  /** `Mod` is Ctrl or Cmd. Alternatives are separated by ` | `; null for no shortcut. */
  readonly shortcut: string | null
  /** `slides`: the shortcut works only while the slide list has the focus; `editor`: everywhere in the editor. */
  readonly scope: 'editor' | 'slides'
  /** Handled by the browser's own event (copy, cut, paste): the shortcut is displayed but no key listener is added. */
  readonly isNative?: boolean
  readonly changes: boolean
  readonly enabled: (state: EditorState, editor: Editor) => boolean
  readonly perform: (editor: Editor) => void
}

/** Commands that change the deck also need permission to edit. */
export function isEnabled(command: Command, state: EditorState, editor: Editor): boolean {
  return (!command.changes || editor.canEdit) && command.enabled(state, editor)
}
