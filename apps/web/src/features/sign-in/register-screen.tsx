import { normaliseEmail } from '@deckle/core/text/email-address.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { splitName } from '@deckle/core/text/name.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCaptcha } from '../../captcha/use-captcha.tsx'
import { api } from '../../lib/api.ts'
import { configQuery } from '../../lib/preferences/branding.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { NewPasswordField, newPasswordError } from '../../lib/new-password-field.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { EmailField } from './parts/email-field.tsx'
import { BackToSignIn, EntryFrame } from './parts/entry-frame.tsx'

/** Shown if registration is open. */
export function RegisterScreen() {
  const words = useWords('sign-in')
  const { data: config, error, refetch } = useQuery(configQuery)
  const [sentTo, setSentTo] = useState('')
  if (sentTo) {
    return (
      <EntryFrame title={words('register.sent')} intro={words('register.sentText', { email: sentTo })}>
        <SendAgain email={sentTo} />
        <BackToSignIn />
      </EntryFrame>
    )
  }
  if (config && !config.registration) {
    return (
      <EntryFrame title={words('register.off')} intro={words('register.offText')}>
        <BackToSignIn />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={words('register.title')}>
      {config && <RegisterForm onSent={setSentTo} />}
      {!config && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton count={6} />)}
      <p className="text-sm text-muted">
        {words.rich('register.haveOne', { link: (text) => <TextLink href="/login">{text}</TextLink> })}
      </p>
    </EntryFrame>
  )
}

/** As specified (product.md §6); the server makes the licence by itself. */
const license = { license_type: 'Creator', maxUsers: 10_000_000, maxSpace: 100_000_000 } as const

function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const words = useWords('sign-in')
  const captcha = useCaptcha()
  const form = useSubmitForm({
    defaultValues: { name: '', email: '', password: '' },
    submit: async ({ name, email, password }) => {
      const address = normaliseEmail(email)
      const token = await captcha.solve()
      await api.users.create({ body: { ...splitName(name), email: address, password, license, captcha: token } })
      onSent(address)
    },
    refusal: captcha.refusal,
  })
  const [name, email] = useWatch({ control: form.control, name: ['name', 'email'] })
  return (
    <Form form={form}>
      <Field control={form.control} name="name" check={(value) => !isBlank(value) || words('register.nameMissing')}>
        {(field) => (
          <TextField {...field} label={words('register.name')} autoFocus autoComplete="name" maxLength={120} />
        )}
      </Field>
      <EmailField control={form.control} name="email" label={words('register.email')} autoComplete="email" />
      <Field
        control={form.control}
        name="password"
        check={async (value, { name, email }) =>
          (await newPasswordError(words, value, { email, ...splitName(name) })) ?? true
        }
      >
        {(field) => (
          <NewPasswordField {...field} label={words('register.password')} owner={{ email, ...splitName(name) }} />
        )}
      </Field>
      {captcha.field}
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {words('register.submit')}
      </Button>
    </Form>
  )
}

function SendAgain({ email }: { email: string }) {
  const words = useWords('sign-in')
  const send = useAction({ call: () => api.users.resendConfirmation({ body: { email } }) })
  return send.isDone ? (
    <p role="status" className="text-sm text-muted">
      {words('register.resent')}
    </p>
  ) : (
    <Button isPending={send.isPending} onPress={() => void send.run()}>
      {words('register.resend')}
    </Button>
  )
}
