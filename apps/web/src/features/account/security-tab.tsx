import { CallError } from '@deckle/contract/client/call-error.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { setFieldErrors } from '../../lib/form-errors.ts'
import { NewPasswordField, newPasswordError } from '../../lib/new-password-field.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { SessionList } from './parts/session-list.tsx'

/** The password, and where one is signed in. */
export function SecurityTab() {
  const words = useWords('account')
  return (
    <div className="flex flex-col gap-4">
      <Card title={words('security.password')} description={words('security.passwordText')}>
        <PasswordForm />
      </Card>
      <Card title={words('security.sessions')} description={words('security.sessionsText')} padding="none">
        <SessionList />
      </Card>
    </div>
  )
}

const empty = { current_password: '', password: '', password_confirmation: '' }
const names = ['current_password', 'password', 'password_confirmation'] as const

function PasswordForm() {
  const words = useWords('account')
  const rules = useWords('sign-in')
  const errorWords = useErrorWords()
  const queries = useQueryClient()
  const user = useUser()
  const owner = { ...user, isSuperadmin: user.license.license_type === 'Superadmin' }
  const { control, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: empty,
    reValidateMode: 'onSubmit',
  })
  const submit = handleSubmit(async (values) => {
    try {
      await api.auth.changePassword({ body: values })
      reset(empty)
      toast({ title: words('security.changed'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['sessions'] })
    } catch (error) {
      if (error instanceof CallError && error.code === 'wrong_credentials')
        setError('current_password', { message: words('security.wrong') }, { shouldFocus: true })
      else if (!setFieldErrors(error, names, setError)) setError('root', { message: errorWords(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-sm flex-col gap-4">
      {formState.errors.root?.message && (
        <Callout tone="danger" live>
          {formState.errors.root.message}
        </Callout>
      )}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Controller
        control={control}
        name="current_password"
        rules={{ validate: (value) => value !== '' || words('security.missing') }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={words('security.current')}
            autoComplete="current-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{
          validate: async (value) => (await newPasswordError(rules, value, owner)) ?? true,
        }}
        render={({ field, fieldState }) => (
          <NewPasswordField {...field} label={words('security.next')} owner={owner} error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="password_confirmation"
        rules={{ validate: (value, { password }) => value === password || words('security.mismatch') }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={words('security.again')}
            autoComplete="new-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <div>
        <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
          {words('security.change')}
        </Button>
      </div>
    </form>
  )
}
