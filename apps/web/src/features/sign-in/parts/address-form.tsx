import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ErrorCallout } from '../../../lib/error-callout.tsx'
import { setFieldErrors } from '../../../lib/form-errors.ts'
import { useWords } from '../../../words/use-words.ts'

/** An address that a link is mailed to. `onSubmit` is given it trimmed and in lower case. */
export function AddressForm({
  submit: submitLabel,
  onSubmit,
}: {
  submit: string
  onSubmit: (address: string) => Promise<void>
}) {
  const words = useWords('sign-in')
  const [failure, setFailure] = useState<unknown>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  })
  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await onSubmit(email.trim().toLowerCase())
    } catch (error) {
      if (!setFieldErrors(error, ['email'], setError)) setFailure(error)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure !== null && <ErrorCallout error={failure} />}
      <Controller
        control={control}
        name="email"
        rules={{ validate: (value) => value.trim().includes('@') || words('login.emailFormat') }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={words('login.email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            spellCheck="false"
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  )
}
