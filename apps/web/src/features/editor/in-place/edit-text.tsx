import type { Slide } from '@deckle/core/deck/slide.ts'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { linesFromText } from '../content/clipboard.ts'
import { useEdit, useEditor, useEditorState } from '../editor-context.ts'
import { fieldLabel } from '../form/field-label.ts'
import { currentSlide, type EditorState } from '../state/editor-state.ts'
import { makeId } from '../state/editor-store.ts'
import { addItemEdit, canRemoveItem, itemsOf, moveItemEdit, pasteLinesEdit } from './item-edits.ts'
import { useTyping } from './typing.ts'
import { cleanText, fieldAt, itemPath } from './text-rules.ts'

/** A text of the slide, typed where it is read, in the player's own letters. */
export const EditText = memo(function EditText({
  slideId,
  template,
  path,
  text,
  multiline,
  otherwise = '',
}: EditTextProps) {
  const t = useWords('editor')
  const { store } = useEditor()
  const edit = useEdit()
  const { setTyping } = useTyping()
  const field = fieldAt(template, path)
  const item = itemPath(path)
  const slideIn = ({ history }: EditorState): Slide | undefined =>
    history.present.content.contentHash.find((one) => one.slideId === slideId)
  const slide = () => slideIn(store.getState())
  // Its label says the item's place in the list: drawn again when that changes.
  useEditorState((state) => {
    const now = item && slideIn(state)
    return now ? itemsOf(now, item.list).findIndex((one) => one.id === item.itemId) : -1
  })
  if (field?.kind !== 'text') return <>{text}</>

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const now = slide()
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !field.multiline) {
      event.preventDefault()
      const added = now && item && addItemEdit(now, item.list, item.itemId, makeId)
      if (added && edit(added.edit)) focusPath(`${item.list}.${added.itemId}.${item.inner}`)
    }
    if (!now || !item) return
    if (event.key === 'Backspace' && text === '' && canRemoveItem(now, item.list)) {
      event.preventDefault()
      const items = itemsOf(now, item.list)
      const at = items.findIndex((one) => one.id === item.itemId)
      const next = items[at - 1] ?? items[at + 1]
      edit({ type: 'removeItem', slideId, path: item.list, itemId: item.itemId })
      if (next) focusPath(`${item.list}.${next.id}.${item.inner}`)
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      const moved = moveItemEdit(now, item.list, item.itemId, event.key === 'ArrowUp' ? -1 : 1)
      if (moved && edit(moved)) focusPath(path)
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = linesFromText(event.clipboardData.getData('text/plain'))
    const now = slide()
    if (!item || !now || lines.length < 2) return
    const pasted = pasteLinesEdit(now, item.list, item.itemId, lines, makeId)
    if (!pasted) return
    event.preventDefault()
    edit(pasted)
  }
  return (
    <>
      {/* What is read, as the player draws it; what is typed in lies over it, and is seen while it has the focus. */}
      <span className="dk-edit-shown" aria-hidden="true">
        {text || otherwise}
        {text.endsWith('\n') && <br className="dk-edit-tail" />}
      </span>
      <textarea
        rows={1}
        data-path={path}
        aria-label={fieldLabel(t, slide() ?? currentSlide(store.getState().history.present), path)}
        className={text || otherwise ? 'dk-edit-text' : 'dk-edit-text dk-edit-blank'}
        placeholder={otherwise || t('inPlace.placeholder')}
        value={text}
        maxLength={field.max}
        spellCheck
        onChange={(event) =>
          edit(
            {
              type: 'updateData',
              slideId,
              path,
              value: cleanText(event.target.value, multiline || field.multiline, field.max),
            },
            `${slideId}/${path}`,
          )
        }
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={() => setTyping({ slideId, path })}
        onBlur={() => setTyping(null)}
      />
    </>
  )
})

interface EditTextProps {
  slideId: string
  template: string
  path: string
  text: string
  multiline: boolean
  /** What the player shows where the text is blank. */
  otherwise?: string
}

/** Moves the focus to a text of the slide once it is drawn. */
export function focusPath(path: string): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(`[data-stage] [data-path="${CSS.escape(path)}"]`)
    element?.focus()
    if (element instanceof HTMLTextAreaElement) element.setSelectionRange(element.value.length, element.value.length)
  })
}
