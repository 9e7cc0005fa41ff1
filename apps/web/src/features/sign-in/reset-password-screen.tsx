import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { NewPasswordField, newPasswordError } from '../../lib/new-password-field.tsx'
import { authState } from '../../lib/session/auth-state.ts'
import { endSession } from '../../lib/session/session.ts'
import { useWords } from '../../words/use-words.ts'
import { BackToSignIn, EntryFrame } from './parts/entry-frame.tsx'
import { useSecret } from './parts/use-secret.ts'

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
      <ResetForm
        token={token}
        onDone={() => {
          // The server closes every session of the account, including this browser's.
          if (authState.getState().user) endSession([])
          setDone(true)
        }}
      />
      <BackToSignIn />
    </EntryFrame>
  )
}

/** The link does not contain the account; the server knows it. */
const unknownOwner = {}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useWords('sign-in')
  const form = useSubmitForm({
    defaultValues: { password: '', password_confirmation: '' },
    submit: async (values) => {
      await api.auth.confirmReset({ body: { token, ...values } })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <Field
        control={form.control}
        name="password"
        check={async (value) => (await newPasswordError(words, value, unknownOwner)) ?? true}
      >
        {(field) => <NewPasswordField {...field} label={words('reset.password')} owner={unknownOwner} />}
      </Field>
      <Field
        control={form.control}
        name="password_confirmation"
        check={(value, { password }) => value === password || words('reset.mismatch')}
      >
        {(field) => <PasswordField {...field} label={words('reset.confirmation')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {words('reset.submit')}
      </Button>
    </Form>
  )
}
