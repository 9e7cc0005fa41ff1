import { passwordMinimum } from '@deckle/core/text/password/password.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { NewPasswordField, newPasswordError } from '../../../lib/new-password-field.tsx'
import { authState } from '../../../lib/session/auth-state.ts'
import { endSession } from '../../../lib/session/session.ts'
import { useWords } from '../../../words/use-words.ts'
import { rememberEmail } from './known-email.ts'
import { useSecret } from './use-secret.ts'

/** Sets a password with the token of a link. The server closes every session of the account. */
export function NewPasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const words = useWords('sign-in')
  // The link says no more of the account than that its password must be longer; the server knows the rest.
  const owner = { isSuperadmin: useSecret('minimum') === String(passwordMinimum(true)) }
  const form = useSubmitForm({
    defaultValues: { password: '', password_confirmation: '' },
    submit: async (values) => {
      const { email } = await api.auth.confirmReset({ body: { token, ...values } })
      rememberEmail(email)
      if (authState.getState().user) await endSession([])
      onDone()
    },
  })
  return (
    <Form form={form}>
      <Field
        control={form.control}
        name="password"
        check={async (value) => (await newPasswordError(words, value, owner)) ?? true}
      >
        {(field) => <NewPasswordField {...field} label={words('reset.password')} owner={owner} autoFocus />}
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
