import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import {
  Input,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { useControlled } from './use-controlled.ts'
import { classNames } from '../theme/class-names.ts'
import {
  bareInputStyle,
  FieldFrame,
  fieldStyle,
  groupStyle,
  inputHeight,
  inputStyle,
  type FieldProps,
} from './field-parts.tsx'
import { LimitCounter, limitState, textLength, type Limits } from './limit-counter.tsx'

/** One line, or with `multiline` several that grow with the text. `limits` shows length, ideal and maximum. */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  isOptional,
  limits,
  multiline,
  rows = 3,
  icon,
  suffix,
  placeholder,
  className,
  ref,
  ...props
}: TextFieldProps) {
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? '', props.onChange)
  // Text in another script than the interface's has its own direction.
  const dir = value === '' ? undefined : 'auto'
  const over = limits !== undefined && limitState(textLength(value, limits), limits) === 'over'
  return (
    <AriaTextField
      // Only our own messages: the browser's, shown on blur, would move the pressed element.
      validationBehavior="aria"
      {...props}
      value={value}
      onChange={setValue}
      isInvalid={error !== undefined || over || props.isInvalid}
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isOptional={isOptional}
        description={description}
        error={error}
        end={limits && <LimitCounter text={value} limits={limits} />}
      >
        {multiline ? (
          <GrowingTextArea
            dir={dir}
            rows={rows}
            placeholder={placeholder}
            inputRef={ref as Ref<HTMLTextAreaElement | null>}
          />
        ) : icon || suffix ? (
          <span className={groupStyle}>
            {icon && (
              <span aria-hidden="true" className="ps-2.5 text-faint [&_svg]:size-4">
                {icon}
              </span>
            )}
            <Input dir={dir} ref={ref as Ref<HTMLInputElement>} placeholder={placeholder} className={bareInputStyle} />
            {suffix && <span className="shrink-0 pe-2.5 text-muted">{suffix}</span>}
          </span>
        ) : (
          <Input
            dir={dir}
            ref={ref as Ref<HTMLInputElement>}
            placeholder={placeholder}
            className={classNames(inputStyle, inputHeight)}
          />
        )}
      </FieldFrame>
    </AriaTextField>
  )
}

export interface TextFieldProps extends FieldProps, Omit<AriaTextFieldProps, 'className' | 'children' | 'style'> {
  limits?: Limits
  multiline?: boolean
  /** Minimum number of lines; multiline only. */
  rows?: number
  icon?: ReactNode
  suffix?: ReactNode
  placeholder?: string
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

function GrowingTextArea({
  dir,
  rows,
  placeholder,
  inputRef,
}: {
  dir?: string
  rows: number
  placeholder?: string
  inputRef?: Ref<HTMLTextAreaElement | null>
}) {
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => own.current)
  useLayoutEffect(() => {
    const area = own.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  })
  return (
    <TextArea
      dir={dir}
      rows={rows}
      placeholder={placeholder}
      ref={own}
      style={{ minHeight: `calc(${rows} * 1.25rem + 0.75rem)` }}
      className={classNames(inputStyle, 'field-sizing-content max-h-96 resize-none py-1.5')}
    />
  )
}
