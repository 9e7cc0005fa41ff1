import { type KeyboardEvent, type Ref, useState } from 'react'
import { Minus, Plus } from 'lucide-react'
import {
  Button,
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  useLocale,
} from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'
import { bareInputStyle, FieldFrame, fieldStyle, groupStyle, type FieldProps } from './field-parts.tsx'
import { type NumberFormat, numberFormat } from './number-format.ts'
import { useControlled } from './use-controlled.ts'

/**
 * A number in the locale's format; `formatOptions` set its unit. What is typed is read on Enter and when the field loses
 * focus, with a decimal comma or point and with any grouping; what is no number is refused with a message. Arrow keys
 * and buttons step it.
 */
export function NumberField({
  label,
  hideLabel,
  description,
  error,
  isOptional,
  placeholder,
  className,
  ref,
  value,
  defaultValue = Number.NaN,
  onChange,
  minValue,
  maxValue,
  step,
  formatOptions,
  hasButtons = true,
  onBlur,
  onKeyDown,
  ...props
}: NumberFieldProps) {
  const strings = useUiStrings()
  const [number, setNumber] = useControlled(value, defaultValue, onChange)
  const format = numberFormat(useLocale().locale, { minValue, maxValue, step, formatOptions })
  const typing = useTypedNumber(number, setNumber, format)
  const { move, refused } = typing
  const isStill = props.isDisabled === true || props.isReadOnly === true
  const shownError =
    error ?? (refused === undefined ? undefined : strings.notNumber(refused, format.write(format.example)))
  return (
    <AriaTextField
      validationBehavior="aria"
      autoComplete="off"
      spellCheck="false"
      inputMode={format.inputMode}
      {...props}
      value={typing.text}
      onChange={typing.type}
      onBlur={(event) => {
        typing.commit()
        onBlur?.(event)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') typing.commit()
        const moved = isStill ? undefined : moveOf(event, format, { minValue, maxValue })
        if (moved) event.preventDefault()
        if (moved) move(moved)
        onKeyDown?.(event as never)
      }}
      isInvalid={shownError !== undefined || props.isInvalid}
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isOptional={isOptional}
        description={description}
        error={shownError}
      >
        <Group className={groupStyle}>
          <Input ref={ref} placeholder={placeholder} className={classNames(bareInputStyle, 'tabular-nums')} />
          {hasButtons && (
            <StepButtons
              label={label}
              canDecrease={!isStill && !(number <= (minValue ?? -Infinity))}
              canIncrease={!isStill && !(number >= (maxValue ?? Infinity))}
              onStep={(direction) => move((from) => format.stepFrom(from, direction))}
            />
          )}
        </Group>
      </FieldFrame>
      <span role="status" className="sr-only">
        {typing.stepped}
      </span>
    </AriaTextField>
  )
}

interface StepButtonsProps {
  readonly label: string
  readonly canDecrease: boolean
  readonly canIncrease: boolean
  readonly onStep: (direction: 1 | -1) => void
}

function StepButtons({ label, canDecrease, canIncrease, onStep }: StepButtonsProps) {
  const strings = useUiStrings()
  const props = { excludeFromTabOrder: true, preventFocusOnPress: true, className: stepStyle }
  return (
    <>
      <Button {...props} aria-label={strings.decrease(label)} isDisabled={!canDecrease} onPress={() => onStep(-1)}>
        <Minus aria-hidden="true" className="size-4" />
      </Button>
      <Button {...props} aria-label={strings.increase(label)} isDisabled={!canIncrease} onPress={() => onStep(1)}>
        <Plus aria-hidden="true" className="size-4" />
      </Button>
    </>
  )
}

/** Where a key moves the number to; undefined for a key of the text. */
function moveOf(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  format: NumberFormat,
  { minValue, maxValue }: Pick<NumberFieldProps, 'minValue' | 'maxValue'>,
): ((from: number) => number) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'ArrowUp') return (from) => format.stepFrom(from, 1)
  if (key === 'ArrowDown') return (from) => format.stepFrom(from, -1)
  if (key === 'Home' && minValue !== undefined) return () => minValue
  return key === 'End' && maxValue !== undefined ? () => maxValue : undefined
}

/** Keeps what is typed until it is read, and refuses what is no number: the field then shows the number before it. */
function useTypedNumber(number: number, setNumber: (number: number) => void, format: NumberFormat) {
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  const [stepped, setStepped] = useState('')
  const change = (next: number) => {
    setTyped(null)
    setRefused(undefined)
    if (!Object.is(next, number)) setNumber(next)
  }
  return {
    text: typed ?? format.write(number),
    refused,
    /** What a key or button made of the number, to be announced. */
    stepped,
    type: (text: string) => {
      setTyped(text)
      setRefused(undefined)
    },
    commit: () => {
      if (typed === null) return
      const next = format.read(typed)
      if (next !== null) return change(next)
      setTyped(null)
      setRefused(typed.trim())
    },
    move: (next: (from: number) => number) => {
      const to = next((typed === null ? number : format.read(typed)) ?? number)
      change(to)
      setStepped(format.write(to))
    },
  }
}

export interface NumberFieldProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, 'className' | 'children' | 'style' | 'value' | 'defaultValue' | 'onChange'> {
  placeholder?: string
  ref?: Ref<HTMLInputElement>
  /** `NaN` for an empty field. */
  value?: number | undefined
  defaultValue?: number | undefined
  onChange?: ((value: number) => void) | undefined
  minValue?: number | undefined
  maxValue?: number | undefined
  /** Typed numbers are rounded to a multiple of it, counted from `minValue`; without it, buttons and keys step by 1 or 1 %. */
  step?: number | undefined
  formatOptions?: Intl.NumberFormatOptions | undefined
  /** False where the field is too narrow for them beside its number: keys step it too. */
  hasButtons?: boolean
}

const stepStyle =
  'flex h-full w-8 shrink-0 items-center justify-center border-s border-line text-muted hover:bg-hover hover:text-ink pressed:bg-pressed disabled:opacity-40 touch:w-11'
