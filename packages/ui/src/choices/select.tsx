import type { Ref } from 'react'
import { ChevronDown } from 'lucide-react'
import {
  Button,
  Popover,
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'
import { FieldFrame, fieldStyle, inputHeight, inputStyle, type FieldProps } from '../fields/field-parts.tsx'
import { OptionList, popoverStyle, type Option } from './list-parts.tsx'

/** A choice from a short list. For long lists use ComboBox; for two to five options, RadioGroup or ToggleGroup. */
export function Select<Id extends string>({
  label,
  hideLabel,
  description,
  error,
  isOptional,
  options,
  value,
  onChange,
  placeholder,
  className,
  ref,
  ...props
}: SelectProps<Id>) {
  const strings = useUiStrings()
  return (
    <AriaSelect
      {...props}
      value={value}
      onChange={(next) => next !== null && onChange?.(next as Id)}
      placeholder={placeholder ?? strings.chooseOne}
      isInvalid={error !== undefined}
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame label={label} hideLabel={hideLabel} isOptional={isOptional} description={description} error={error}>
        <Button
          ref={ref}
          className={classNames(
            inputStyle,
            inputHeight,
            'flex items-center gap-2 text-start focus-visible:outline-2 pressed:bg-hover',
          )}
        >
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-faint [&_[slot=description]]:hidden">
            {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </Button>
      </FieldFrame>
      <Popover offset={4} className={popoverStyle}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}

export interface SelectProps<Id extends string>
  extends FieldProps, Omit<AriaSelectProps<object>, 'className' | 'children' | 'style' | 'value' | 'onChange'> {
  options: readonly Option<Id>[]
  value?: Id | null
  onChange?: (value: Id) => void
  ref?: Ref<HTMLButtonElement>
}
