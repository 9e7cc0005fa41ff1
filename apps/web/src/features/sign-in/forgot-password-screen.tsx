import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { setFieldErrors } from '../../lib/form-errors.ts'
import { useWords } from '../../words/use-words.ts'
import { BackToSignIn, EntryFrame } from './parts/entry-frame.tsx'

/** Ask for a link that sets a new password; the answer is the same for an unknown address. */
export function ForgotPasswordScreen() {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const [sentTo, setSentTo] = useState('')
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  })
  const submit = handleSubmit(async ({ email }) => {
    const address = email.trim().toLowerCase()
    try {
      await api.auth.resetPassword({ body: { email: address } })
      setSentTo(address)
    } catch (error) {
      if (!setFieldErrors(error, ['email'], setError)) setError('root', { message: errorWords(error) })
    }
  })
  if (sentTo) {
    return (
      <EntryFrame title={words('forgot.sent')} intro={words('forgot.sentText', { email: sentTo })}>
        <BackToSignIn />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={words('forgot.title')} intro={words('forgot.intro')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {formState.errors.root?.message && (
          <Callout tone="danger" live>
            {formState.errors.root.message}
          </Callout>
        )}
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
          {words('forgot.submit')}
        </Button>
      </form>
      <BackToSignIn />
    </EntryFrame>
  )
}
