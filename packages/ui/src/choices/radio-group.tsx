import type { ReactNode } from 'react'
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { FieldFrame, fieldStyle, type FieldProps } from '../fields/field-parts.tsx'

/** A choice from a few visible options. `cards` gives each option a box of its own. */
export function RadioGroup<Id extends string>({
  label,
  hideLabel,
  description,
  error,
  isOptional,
  options,
  onChange,
  cards,
  className,
  ...props
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      {...props}
      onChange={(value) => onChange?.(value as Id)}
      isInvalid={error !== undefined}
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame label={label} hideLabel={hideLabel} isOptional={isOptional} description={description} error={error}>
        <div
          className={classNames(
            'flex',
            props.orientation === 'horizontal' ? 'flex-wrap gap-x-5 gap-y-2' : 'flex-col gap-2',
            cards && 'gap-2!',
          )}
        >
          {options.map((option) => (
            <RadioField
              key={option.id}
              value={option.id}
              isDisabled={option.isDisabled}
              className={cards ? 'flex-1' : undefined}
            >
              <RadioButton className={classNames(radioStyle, cards && cardStyle)}>
                <span className={dotStyle} />
                {option.icon && (
                  <span aria-hidden="true" className="text-muted [&_svg]:size-4">
                    {option.icon}
                  </span>
                )}
                <span className="flex flex-col">
                  <span className="group-selected/radio:font-strong">{option.label}</span>
                  {option.description && (
                    <Text slot="description" className="text-xs text-muted">
                      {option.description}
                    </Text>
                  )}
                </span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}

export interface RadioGroupProps<Id extends string>
  extends FieldProps, Omit<AriaRadioGroupProps, 'className' | 'children' | 'style' | 'value' | 'onChange'> {
  options: readonly { id: Id; label: string; description?: ReactNode; icon?: ReactNode; isDisabled?: boolean }[]
  value?: Id | null
  onChange?: (value: Id) => void
  cards?: boolean
}

const radioStyle =
  'group/radio flex items-start gap-2 text-sm text-ink outline-none disabled:cursor-not-allowed disabled:text-muted touch:min-h-11 touch:items-center'
const cardStyle =
  'h-full rounded-lg border border-line bg-surface p-3 transition-colors hover:border-edge selected:border-brand-edge selected:bg-brand-soft focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-brand-edge'
const dotStyle =
  'mt-0.5 size-4 shrink-0 rounded-full border border-edge bg-surface transition-all group-hover/radio:border-muted group-selected/radio:border-5 group-selected/radio:border-brand group-disabled/radio:opacity-50 group-focus-visible/radio:outline-2 group-focus-visible/radio:outline-offset-2 group-focus-visible/radio:outline-brand-edge touch:mt-0'
