import type { Ref } from 'react'
import { ChevronDown } from 'lucide-react'
import {
  Button,
  ComboBox as AriaComboBox,
  Group,
  Input,
  Popover,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'
import { bareInputStyle, FieldFrame, fieldStyle, groupStyle, type FieldProps } from '../fields/field-parts.tsx'
import { OptionList, popoverStyle, type Option } from './list-parts.tsx'

/** A choice from a long list, filtered by typing. `allowsCustomValue` accepts other text (see `onInputChange`). */
export function ComboBox<Id extends string>({
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
}: ComboBoxProps<Id>) {
  const strings = useUiStrings()
  return (
    <AriaComboBox
      {...props}
      value={value}
      onChange={(next) => onChange?.(next as Id | null)}
      isInvalid={error !== undefined}
      menuTrigger="focus"
      allowsEmptyCollection
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame label={label} hideLabel={hideLabel} isOptional={isOptional} description={description} error={error}>
        <Group className={groupStyle}>
          <Input ref={ref} placeholder={placeholder} className={bareInputStyle} />
          <Button className="flex h-full w-8 shrink-0 items-center justify-center text-muted hover:text-ink touch:w-11">
            <ChevronDown aria-hidden="true" className="size-4" />
            <span className="sr-only">{strings.openList}</span>
          </Button>
        </Group>
      </FieldFrame>
      <Popover offset={4} className={popoverStyle}>
        <OptionList options={options} />
      </Popover>
    </AriaComboBox>
  )
}

export interface ComboBoxProps<Id extends string>
  extends
    FieldProps,
    Omit<
      AriaComboBoxProps<object>,
      'className' | 'children' | 'style' | 'value' | 'onChange' | 'items' | 'defaultItems'
    > {
  options: readonly Option<Id>[]
  value?: Id | null
  onChange?: (value: Id | null) => void
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}
