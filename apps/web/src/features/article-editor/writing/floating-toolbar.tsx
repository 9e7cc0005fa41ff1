import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { Bold, Heading2, Highlighter, Italic, Link } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { LinkDialog } from './link-dialog.tsx'

/** Over the selected text, for who works with a mouse; the toolbar has the same by keyboard. */
export function FloatingToolbar() {
  const t = useWords('article-editor')
  const { editor } = useArticle().store
  const place = useEditorState({ editor, selector: ({ editor }) => placeOf(editor) })
  const [isLinking, setLinking] = useState(false)
  return (
    <>
      {place && (
        <div
          role="toolbar"
          aria-label={t('toolbar.selection')}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          className="fixed z-40 flex rounded-md border border-line bg-surface p-0.5 shadow-lg phone:hidden"
          style={place}
        >
          {(['bold', 'italic', 'highlight'] as const).map((mark) => (
            <IconButton
              key={mark}
              size="sm"
              label={t(`marks.${mark}`)}
              icon={icons[mark]}
              onPress={() => editor.chain().focus().toggleMark(mark).run()}
            />
          ))}
          <IconButton
            size="sm"
            label={t('blocks.heading2')}
            icon={<Heading2 />}
            onPress={() => editor.chain().focus().toggleHeading({ level: 2 }).run()}
          />
          <IconButton size="sm" label={t('link.add')} icon={<Link />} onPress={() => setLinking(true)} />
        </div>
      )}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

const icons = { bold: <Bold />, italic: <Italic />, highlight: <Highlighter /> }

function placeOf(editor: Editor | null): { readonly top: number; readonly left: number } | null {
  if (!editor?.isEditable || !editor.isFocused) return null
  const { selection } = editor.state
  if (selection.empty || selection instanceof NodeSelection || !selection.$from.parent.isTextblock) return null
  if (selection.$from.parent.type.spec.code) return null
  const { top, left } = editor.view.coordsAtPos(selection.from)
  return {
    top: Math.max(8, Math.round(top) - 46),
    left: Math.max(8, Math.min(Math.round(left), window.innerWidth - 220)),
  }
}
