import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components'
import { isLikelyYear } from '../pickers/likely-year.ts'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'
import { bareInputStyle, FieldFrame, fieldStyle, groupStyle, type FieldProps } from './field-parts.tsx'

/**
 * A date or time in the browser's own input. It is reported once all its parts are there and its year is likely: browsers
 * report the years 0002, 0020 and 0202 while 2026 is typed, and an empty value while a part is missing. Until then the
 * input has its fault in `data-fault`, and shows it once it is left.
 */
export function DateTimeField({
  label,
  hideLabel,
  description,
  error,
  isOptional,
  className,
  ref,
  value,
  onChange,
  ...props
}: DateTimeFieldProps) {
  const strings = useUiStrings()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const [owned, setOwned] = useState(value)
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  if (value !== owned) {
    setOwned(value)
    setTyped(null)
    setFault('')
  }
  const text = typed ?? value
  const shownError = error ?? (fault || undefined)
  const report = ({ isLeft }: { readonly isLeft: boolean }) => {
    if (!input.current) return
    const found = momentFault(input.current)
    const message = found ? strings[found] : ''
    input.current.dataset['fault'] = message
    setTyped(found ? input.current.value : null)
    if (isLeft || !found) setFault(message)
    // An input that is emptied part by part tells of no change, so that it is read on leaving too.
    if (!found && input.current.value !== value) onChange(input.current.value)
  }
  return (
    <AriaTextField
      // Only our own messages: the browser's, shown on blur, would move the pressed element.
      validationBehavior="aria"
      {...props}
      value={text}
      onChange={() => report({ isLeft: false })}
      onBlur={(event) => {
        report({ isLeft: true })
        props.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report({ isLeft: true })
        props.onKeyDown?.(event)
      }}
      isInvalid={shownError !== undefined}
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isOptional={isOptional}
        description={description}
        error={shownError}
      >
        <span className={groupStyle}>
          <Input ref={input} className={bareInputStyle} />
          {/* Some browsers show today's date in grey in an empty input, which looks like a value. */}
          {text === '' && <span className="shrink-0 pe-2.5 text-muted">{strings.notSet}</span>}
        </span>
      </FieldFrame>
    </AriaTextField>
  )
}

/** The fault of a date or time that is only partly typed; null for a complete one and an empty one. */
export function momentFault({ value, validity }: HTMLInputElement): 'partsMissing' | 'yearIncomplete' | null {
  if (validity.badInput) return 'partsMissing'
  const year = /^(\d+)-/.exec(value)?.[1]
  return year === undefined || isLikelyYear(Number(year)) ? null : 'yearIncomplete'
}

export interface DateTimeFieldProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, 'className' | 'children' | 'style' | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  type: 'date' | 'datetime-local' | 'time'
  /** As the input writes it: `2026-01-31`, `2026-01-31T09:05`, `09:05`; '' for none. */
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement | null>
}
