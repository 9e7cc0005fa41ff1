import type { Editor, JSONContent } from '@tiptap/core'
import {
  Code2,
  FileText,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Images,
  Info,
  Layers,
  List,
  ListOrdered,
  type LucideIcon,
  MessageCircleQuestion,
  Minus,
  Pilcrow,
  Play,
  Quote,
  RectangleEllipsis,
  Table,
} from 'lucide-react'

const paragraph: JSONContent = { type: 'paragraph' }

/** What the selected text becomes, or what is put behind it. */
export const blockCommands = [
  { id: 'paragraph', icon: Pilcrow, run: (editor: Editor) => editor.chain().focus().clearNodes().run() },
  { id: 'heading2', icon: Heading2, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() },
  { id: 'heading3', icon: Heading3, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run() },
  { id: 'heading4', icon: Heading4, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 4 }).run() },
  { id: 'bulletList', icon: List, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  { id: 'orderedList', icon: ListOrdered, run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() },
  { id: 'blockquote', icon: Quote, run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run() },
  { id: 'callout', icon: Info, run: wrapping('callout') },
  { id: 'question', icon: MessageCircleQuestion, run: inserting({ type: 'question', content: [paragraph] }) },
  { id: 'codeBlock', icon: Code2, run: (editor: Editor) => editor.chain().focus().toggleCodeBlock().run() },
  {
    id: 'table',
    icon: Table,
    run: (editor: Editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { id: 'image', icon: Image, run: inserting({ type: 'image' }) },
  { id: 'gallery', icon: Images, run: inserting({ type: 'gallery' }) },
  { id: 'video', icon: Play, run: inserting({ type: 'video' }) },
  { id: 'file', icon: FileText, run: inserting({ type: 'file' }) },
  { id: 'button', icon: RectangleEllipsis, run: inserting({ type: 'button' }) },
  { id: 'deck', icon: Layers, run: inserting({ type: 'deck' }) },
  { id: 'divider', icon: Minus, run: inserting({ type: 'divider' }) },
] as const satisfies readonly BlockCommand[]

interface BlockCommand {
  readonly id: string
  readonly icon: LucideIcon
  readonly run: (editor: Editor) => boolean
}

function wrapping(type: 'callout') {
  return (editor: Editor): boolean => editor.chain().focus().toggleWrap(type).run()
}

/** Behind the block that the selection is in, or in its place where it is empty. */
function inserting(content: JSONContent) {
  return (editor: Editor): boolean => {
    const { $from } = editor.state.selection
    if ($from.depth === 0) return editor.chain().focus().insertContentAt($from.pos, content).run()
    const isEmpty = $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
    const place = isEmpty ? { from: $from.before(1), to: $from.after(1) } : $from.after(1)
    const { size } = editor.state.doc.content
    const isLast = $from.after(1) === size
    return editor
      .chain()
      .focus()
      .insertContentAt(place, isLast ? [content, paragraph] : content, { updateSelection: false })
      .setNodeSelection(isEmpty ? $from.before(1) : $from.after(1))
      .run()
  }
}
