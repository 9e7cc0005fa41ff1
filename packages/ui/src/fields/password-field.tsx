import { useState, type ReactNode, type Ref } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import {
  Input,
  TextField as AriaTextField,
  ToggleButton,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'
import { bareInputStyle, FieldFrame, fieldStyle, groupStyle, type FieldProps } from './field-parts.tsx'

/** A password that can be revealed. `meter` is shown below the input (strength). */
export function PasswordField({
  label,
  hideLabel,
  description,
  error,
  isOptional,
  meter,
  className,
  ref,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const strings = useUiStrings()
  return (
    <AriaTextField
      {...props}
      type={shown ? 'text' : 'password'}
      isInvalid={error !== undefined}
      className={classNames(fieldStyle, className)}
    >
      <FieldFrame label={label} hideLabel={hideLabel} isOptional={isOptional} description={description} error={error}>
        <span className={groupStyle}>
          <Input ref={ref} spellCheck="false" autoCapitalize="none" className={bareInputStyle} />
          <ToggleButton
            isSelected={shown}
            onChange={setShown}
            isDisabled={props.isDisabled}
            aria-label={shown ? strings.hidePassword : strings.showPassword}
            className="me-1 flex size-6 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-hover hover:text-ink touch:size-11"
          >
            {shown ? <EyeOff aria-hidden="true" className="size-4" /> : <Eye aria-hidden="true" className="size-4" />}
          </ToggleButton>
        </span>
        {meter}
      </FieldFrame>
    </AriaTextField>
  )
}

export interface PasswordFieldProps
  extends FieldProps, Omit<AriaTextFieldProps, 'className' | 'children' | 'style' | 'type'> {
  meter?: ReactNode
  ref?: Ref<HTMLInputElement>
}
