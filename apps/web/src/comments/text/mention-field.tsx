import { TextField, type TextFieldProps } from '@deckle/ui/fields/text-field.tsx'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { storedOf, type Written } from './mention-text.ts'
import { Suggestions } from './suggestions.tsx'
import { useMentioning } from './use-mentioning.ts'

interface MentionFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'placeholder' | 'rows' | 'error' | 'name' | 'onBlur' | 'autoFocus' | 'isDisabled'
> {
  readonly value: Written
  readonly onChange: (value: Written) => void
  /** Characters, as it is stored. */
  readonly max: number
  /** On Ctrl+Enter. */
  readonly onSend?: () => void
  readonly ref?: Ref<HTMLTextAreaElement | null>
}

/** A text in which `@` suggests people: arrows choose, Enter or Tab takes, Escape closes. */
export function MentionField({ value, onChange, max, onSend, ref, ...field }: MentionFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current)
  const mentioning = useMentioning(value, onChange, area)
  const { listId, isOpen, active } = mentioning
  useEffect(() => {
    const now = area.current
    if (!now) return
    // A text area is a combobox only while there is a list to choose from.
    const attributes = {
      role: 'combobox',
      'aria-expanded': 'true',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': `${listId}-${active}`,
    }
    for (const [name, text] of Object.entries(attributes)) {
      if (isOpen) now.setAttribute(name, text)
      else now.removeAttribute(name)
    }
  }, [isOpen, listId, active])
  return (
    <div className="relative min-w-0">
      <TextField
        {...field}
        ref={area}
        multiline
        // The count of characters at the end, where the label is hidden.
        className="[&>span:first-child]:justify-end"
        value={value.text}
        limits={{ max, measure: (text) => storedOf({ ...value, text }).trim().length }}
        onChange={(text) => {
          onChange({ ...value, text })
          mentioning.follow()
        }}
        onSelect={mentioning.follow}
        onBlur={(event) => {
          mentioning.close()
          field.onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (mentioning.onKey(event.key, 'isComposing' in event && event.isComposing === true))
            return event.preventDefault()
          if (onSend && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSend()
          return event.continuePropagation()
        }}
      />
      <Suggestions {...mentioning} />
    </div>
  )
}
