import type { LucideIcon } from 'lucide-react'
import type { words } from '../../../words/en/editor.ts'
import type { Editor } from '../editor-context.ts'
import type { EditorState } from '../state/editor-store.ts'

/** One thing the editor can do: the only source for its button, menu entry, shortcut and palette entry. */
export interface Command {
  /** Its label and its place in the words: `commands.<name>`. */
  readonly name: keyof typeof words.commands
  readonly icon: LucideIcon
  /** `Mod` is Ctrl or Cmd; null for none. Several ways are parted by ` | `. */
  readonly shortcut: string | null
  /** `slides`: the keys work only where the focus is on the slides; `editor`: everywhere in the editor. */
  readonly scope: 'editor' | 'slides'
  /** The browser's own event does it (copy, cut, paste): its keys are shown, not listened for. */
  readonly isNative?: boolean
  readonly changes: boolean
  readonly enabled: (state: EditorState, editor: Editor) => boolean
  readonly perform: (editor: Editor) => void
}

/** Whether a command can be done now; one that changes the deck only by who may. */
export function isEnabled(command: Command, state: EditorState, editor: Editor): boolean {
  return (!command.changes || editor.canEdit) && command.enabled(state, editor)
}
