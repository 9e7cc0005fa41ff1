import type { Ref } from 'react'
import { Minus, Plus } from 'lucide-react'
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { bareInputStyle, FieldFrame, fieldStyle, groupStyle, type FieldProps } from './field-parts.tsx'

/** In the locale's format; arrow keys, wheel and buttons step it. `formatOptions` sets the unit. */
export function NumberField({
  label,
  hideLabel,
  description,
  error,
  isOptional,
  placeholder,
  className,
  ref,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...props}
      isInvalid={error !== undefined || props.isInvalid}
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame label={label} hideLabel={hideLabel} isOptional={isOptional} description={description} error={error}>
        <Group className={groupStyle}>
          <Input ref={ref} placeholder={placeholder} className={classNames(bareInputStyle, 'tabular-nums')} />
          <Button slot="decrement" className={stepStyle}>
            <Minus aria-hidden="true" className="size-4" />
          </Button>
          <Button slot="increment" className={stepStyle}>
            <Plus aria-hidden="true" className="size-4" />
          </Button>
        </Group>
      </FieldFrame>
    </AriaNumberField>
  )
}

export interface NumberFieldProps extends FieldProps, Omit<AriaNumberFieldProps, 'className' | 'children' | 'style'> {
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

const stepStyle =
  'flex h-full w-8 shrink-0 items-center justify-center border-s border-line text-muted hover:bg-hover hover:text-ink pressed:bg-pressed disabled:opacity-40 touch:w-11'
