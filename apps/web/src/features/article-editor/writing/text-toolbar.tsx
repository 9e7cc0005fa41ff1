import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Toolbar, ToolbarSeparator } from '@deckle/ui/layout/toolbar.tsx'
import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { useEditorState } from '@tiptap/react'
import {
  ArrowDown,
  ArrowUp,
  Bold,
  Code,
  Highlighter,
  Italic,
  Link,
  Plus,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { shownShortcut } from '../../../lib/shortcut.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { chosenBlock, moveBlock } from '../schema/move-block.ts'
import { blockCommands } from './block-commands.ts'
import { LinkDialog } from './link-dialog.tsx'

const marks = [
  { id: 'bold', icon: <Bold />, keys: 'Mod b' },
  { id: 'italic', icon: <Italic />, keys: 'Mod i' },
  { id: 'underline', icon: <Underline />, keys: 'Mod u' },
  { id: 'strike', icon: <Strikethrough />, keys: 'Mod Shift s' },
  { id: 'code', icon: <Code />, keys: 'Mod e' },
  { id: 'highlight', icon: <Highlighter />, keys: 'Mod Shift h' },
  { id: 'superscript', icon: <Superscript />, keys: 'Mod .' },
  { id: 'subscript', icon: <Subscript />, keys: 'Mod ,' },
] as const

const stateOf = ({ editor }: { editor: Editor | null }) => ({
  marks: marks.filter(({ id }) => editor?.isActive(id)).map(({ id }) => id),
  isLink: editor?.isActive('link') ?? false,
  isTable: editor?.isActive('table') ?? false,
  canUndo: editor !== null && undoDepth(editor.state) > 0,
  canRedo: editor !== null && redoDepth(editor.state) > 0,
})

/** What is done to the text: over it, and on a phone over the keyboard. */
export function TextToolbar() {
  const t = useWords('article-editor')
  const { editor } = useArticle().store
  const state = useEditorState({ editor, selector: stateOf })
  const [isLinking, setLinking] = useState(false)
  const isOn = state?.marks ?? []
  return (
    <>
      <Toolbar
        label={t('toolbar.label')}
        className="flex flex-wrap items-center phone:flex-nowrap phone:overflow-x-auto"
      >
        <Menu
          label={t('toolbar.add')}
          placement="bottom start"
          trigger={<IconButton size="sm" label={t('toolbar.add')} icon={<Plus />} />}
          items={blockCommands.map(({ id, icon: Icon, run }) => ({
            id,
            label: t(`blocks.${id}`),
            icon: <Icon />,
            onAction: () => void run(editor),
          }))}
        />
        <BlockMenu />
        <ToolbarSeparator />
        {marks.map(({ id, icon, keys }) => (
          <IconButton
            key={id}
            size="sm"
            label={t(`marks.${id}`)}
            shortcut={shownShortcut(keys)}
            icon={icon}
            aria-pressed={isOn.includes(id)}
            className={isOn.includes(id) ? 'bg-pressed' : ''}
            onPress={() => editor.chain().focus().toggleMark(id).run()}
          />
        ))}
        <IconButton
          size="sm"
          label={t(state?.isLink ? 'link.edit' : 'link.add')}
          icon={<Link />}
          aria-pressed={state?.isLink ?? false}
          onPress={() => setLinking(true)}
        />
        {state?.isTable && <TableMenu editor={editor} />}
        <ToolbarSeparator />
        <IconButton
          size="sm"
          label={t('undo')}
          shortcut={shownShortcut('Mod z')}
          icon={<Undo2 />}
          isDisabled={!state?.canUndo}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          size="sm"
          label={t('redo')}
          shortcut={shownShortcut('Mod Shift z')}
          icon={<Redo2 />}
          isDisabled={!state?.canRedo}
          onPress={() => editor.chain().focus().redo().run()}
        />
      </Toolbar>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

/** What is done to the block that the cursor is in. */
function BlockMenu() {
  const t = useWords('article-editor')
  const { editor } = useArticle().store
  const move = (by: -1 | 1) => {
    const moved = moveBlock(editor.state, by)
    if (moved) editor.view.dispatch(moved)
    editor.commands.focus()
  }
  const remove = () => {
    const { state, view } = editor
    const index = chosenBlock(state)
    let start = 0
    for (let at = 0; at < index; at += 1) start += state.doc.child(at).nodeSize
    const { tr, schema } = state
    const paragraph = schema.node('paragraph')
    const end = start + state.doc.child(index).nodeSize
    view.dispatch(state.doc.childCount === 1 ? tr.replaceWith(start, end, paragraph) : tr.delete(start, end))
    editor.commands.focus()
  }
  return (
    <Menu
      label={t('block.menu')}
      placement="bottom start"
      trigger={<IconButton size="sm" label={t('block.menu')} icon={<ArrowDown />} />}
      items={[
        {
          id: 'up',
          label: t('block.up'),
          icon: <ArrowUp />,
          shortcut: shownShortcut('Alt ArrowUp'),
          onAction: () => move(-1),
        },
        {
          id: 'down',
          label: t('block.down'),
          icon: <ArrowDown />,
          shortcut: shownShortcut('Alt ArrowDown'),
          onAction: () => move(1),
        },
        { id: 'remove', label: t('block.remove'), icon: <Trash2 />, tone: 'danger', onAction: remove },
      ]}
    />
  )
}

const tableCommands = [
  'addRowBefore',
  'addRowAfter',
  'deleteRow',
  'addColumnBefore',
  'addColumnAfter',
  'deleteColumn',
  'toggleHeaderRow',
  'toggleHeaderColumn',
  'mergeOrSplit',
  'deleteTable',
] as const

function TableMenu({ editor }: { editor: Editor }) {
  const t = useWords('article-editor')
  return (
    <Menu
      label={t('table.menu')}
      trigger={<IconButton size="sm" label={t('table.menu')} icon={<Table />} />}
      items={tableCommands.map((id) => ({
        id,
        label: t(`table.${id}`),
        ...(id.startsWith('delete') && { tone: 'danger' as const }),
        onAction: () => void editor.chain().focus()[id]().run(),
      }))}
    />
  )
}
