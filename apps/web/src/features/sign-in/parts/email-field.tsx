import { TextField } from '@deckle/ui/fields/text-field.tsx'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'

interface EmailFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>
  readonly name: FieldPathByValue<Values, string>
  readonly label: string
  readonly autoFocus?: boolean
  readonly autoComplete: 'username' | 'username webauthn' | 'email'
}

/** Only the format is checked; whether the address exists only the server knows. */
export function EmailField<Values extends FieldValues>({
  control,
  name,
  label,
  autoFocus = false,
  autoComplete,
}: EmailFieldProps<Values>) {
  const words = useWords('sign-in')
  return (
    <Field
      control={control}
      name={name}
      check={(value: string) => value.trim().includes('@') || words('login.emailFormat')}
    >
      {(field) => (
        <TextField
          {...field}
          label={label}
          autoFocus={autoFocus}
          type="email"
          autoComplete={autoComplete}
          inputMode="email"
          spellCheck="false"
        />
      )}
    </Field>
  )
}
