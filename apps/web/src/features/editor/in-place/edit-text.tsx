import type { Slide } from '@deckle/core/deck/slide.ts'
import { isUntouchedText } from '@deckle/slides/untouched.ts'
import { memo } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useEdit, useEditor, useEditorState } from '../editor-context.ts'
import { fieldLabel, placeholderOf } from '../form/field-label.ts'
import { currentSlide } from '../state/editor-state.ts'
import { itemsOf } from './items/item-edits.ts'
import { useTyping } from './typing.ts'
import { cleanText, fieldAt, itemPath } from './text-rules.ts'
import { selectUntouched } from './select-untouched.ts'
import { useItemKeys } from './items/use-item-keys.ts'
import { useFindSlide } from './use-find-slide.ts'

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
  const slide = useSlideOfText(slideId, path)
  const { onKeyDown, onPaste } = useItemKeys({ slideId, path, text, slide })
  const selecting = selectUntouched(() => isUntouchedText(template, path, text))
  if (field?.kind !== 'text') return <>{text}</>

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
        placeholder={otherwise || placeholderOf(t, slide(), path)}
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
        onKeyDown={(event) => onKeyDown(event, field.multiline)}
        onPaste={onPaste}
        onMouseDown={selecting.onMouseDown}
        onFocus={(event) => {
          setTyping({ slideId, path })
          selecting.onFocus(event)
        }}
        onBlur={() => setTyping(null)}
      />
    </>
  )
})

/** Reads the slide at the time of an event; draws again when the place of the text's item changes, which its label says. */
function useSlideOfText(slideId: string, path: string): () => Slide | undefined {
  const { store } = useEditor()
  const item = itemPath(path)
  const slideIn = useFindSlide(slideId)
  useEditorState((state) => {
    const now = item && slideIn(state)
    return now ? itemsOf(now, item.list).findIndex((one) => one.id === item.itemId) : -1
  })
  return () => slideIn(store.getState())
}

interface EditTextProps {
  slideId: string
  template: string
  path: string
  text: string
  multiline: boolean
  /** What the player shows where the text is blank. */
  otherwise?: string
}
