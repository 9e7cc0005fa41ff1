import { CallError } from '@deckle/contract/client/call-error.ts'
import { may } from '@deckle/core/access/access.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { FactorsCard } from '../../factors/factors-card.tsx'
import { factorsQuery } from '../../factors/queries.ts'
import { api } from '../../lib/api.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { NewPasswordField, newPasswordError } from '../../lib/new-password-field.tsx'
import { queryKeys } from '../../lib/query-keys.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { useWords } from '../../words/use-words.ts'
import { ActsCard } from './parts/acts-card.tsx'
import { FactorPolicyCard } from './parts/factor-policy-card.tsx'
import { Recovered } from './parts/recovered.tsx'
import { CloseOthers, SessionList } from './parts/session-list.tsx'

export function SecurityTab() {
  const words = useWords('account')
  const user = useUser()
  return (
    <div className="flex flex-col gap-4">
      <Recovered />
      {!user.acting && (
        <div data-guide="account.security">
          <FactorsCard onSetUp={() => void refreshUser()} />
        </div>
      )}
      <Card title={words('security.password')} description={words('security.passwordText')}>
        <OwnPassword />
      </Card>
      <Card
        title={words('security.sessions')}
        description={words('security.sessionsText')}
        padding="none"
        action={<CloseOthers />}
      >
        <SessionList />
      </Card>
      {!user.acting && may(actorOf(user), 'client.second_factor') && <FactorPolicyCard />}
      <ActsCard />
    </div>
  )
}

/** The form; for people who sign in by a directory alone, a note instead. */
function OwnPassword() {
  const words = useWords('account')
  const { data: factors } = useQuery(factorsQuery)
  if (factors === undefined || factors.has_password) return <PasswordForm />
  return (
    <p>
      {factors.directory?.only
        ? words('security.byDirectory', { label: factors.directory.label })
        : words('security.none')}
    </p>
  )
}

const empty = { current_password: '', password: '', password_confirmation: '' }

function PasswordForm() {
  const words = useWords('account')
  const rules = useWords('sign-in')
  const user = useUser()
  const owner = { ...user, isSuperadmin: user.license.license_type === 'Superadmin' }
  const form = useSubmitForm({
    defaultValues: empty,
    submit: async (values, { reset }) => {
      await api.auth.changePassword({ body: values })
      reset(empty)
      toast({ title: words('security.changed'), tone: 'success' })
    },
    invalidates: [queryKeys('sessions').all],
    refusal: (error) =>
      error instanceof CallError && error.code === 'wrong_credentials'
        ? { field: 'current_password', message: words('security.wrong') }
        : undefined,
  })
  return (
    <Form form={form} className="flex max-w-sm flex-col gap-4">
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Field
        control={form.control}
        name="current_password"
        check={(value) => value !== '' || words('security.missing')}
      >
        {(field) => <PasswordField {...field} label={words('security.current')} autoComplete="current-password" />}
      </Field>
      <Field
        control={form.control}
        name="password"
        check={async (value) => (await newPasswordError(rules, value, owner)) ?? true}
      >
        {(field) => <NewPasswordField {...field} label={words('security.next')} owner={owner} />}
      </Field>
      <Field
        control={form.control}
        name="password_confirmation"
        check={(value, { password }) => value === password || words('security.mismatch')}
      >
        {(field) => <PasswordField {...field} label={words('security.again')} autoComplete="new-password" />}
      </Field>
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('security.change')}
        </Button>
      </div>
    </Form>
  )
}
