import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { setFieldErrors } from '../../lib/form-errors.ts'
import { NewPasswordField, newPasswordError } from '../../lib/new-password-field.tsx'
import { authState } from '../../lib/session/auth-state.ts'
import { endSession } from '../../lib/session/session.ts'
import { useWords } from '../../words/use-words.ts'
import { BackToSignIn, EntryFrame } from './parts/entry-frame.tsx'
import { useSecret } from './parts/use-secret.ts'

/** Set a new password with the token of a mailed link. */
export function ResetPasswordScreen() {
  const words = useWords('sign-in')
  const token = useSecret('token')
  const [isDone, setDone] = useState(false)
  if (!token) {
    return (
      <EntryFrame title={words('reset.noToken')} intro={words('reset.noTokenText')}>
        <LinkButton href="/forgotPassword" variant="primary">
          {words('reset.again')}
        </LinkButton>
        <BackToSignIn />
      </EntryFrame>
    )
  }
  if (isDone) {
    return (
      <EntryFrame title={words('reset.done')} intro={words('reset.doneText')}>
        <LinkButton href="/login" variant="primary">
          {words('login.submit')}
        </LinkButton>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={words('reset.title')} intro={words('reset.intro')}>
      <Form
        token={token}
        onDone={() => {
          // Every session of the account is closed, so is this browser's.
          if (authState.getState().user) endSession([])
          setDone(true)
        }}
      />
      <BackToSignIn />
    </EntryFrame>
  )
}

/** The link does not say whose account it is; the server knows. */
const unknownOwner = {}

function Form({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', password_confirmation: '' },
    reValidateMode: 'onSubmit',
  })
  const submit = handleSubmit(async (values) => {
    try {
      await api.auth.confirmReset({ body: { token, ...values } })
      onDone()
    } catch (error) {
      if (!setFieldErrors(error, ['password', 'password_confirmation'], setError))
        setError('root', { message: errorWords(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {formState.errors.root?.message && (
        <Callout tone="danger" live>
          {formState.errors.root.message}
        </Callout>
      )}
      <Controller
        control={control}
        name="password"
        rules={{ validate: async (value) => (await newPasswordError(words, value, unknownOwner)) ?? true }}
        render={({ field, fieldState }) => (
          <NewPasswordField
            {...field}
            label={words('reset.password')}
            owner={unknownOwner}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="password_confirmation"
        rules={{ validate: (value, { password }) => value === password || words('reset.mismatch') }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={words('reset.confirmation')}
            autoComplete="new-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
        {words('reset.submit')}
      </Button>
    </form>
  )
}
