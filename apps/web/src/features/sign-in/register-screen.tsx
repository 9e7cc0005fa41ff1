import { splitName } from '@deckle/core/text/name.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { configQuery } from '../../lib/preferences/branding.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { NewPasswordField, newPasswordError } from '../../lib/new-password-field.tsx'
import { useWords } from '../../words/use-words.ts'
import { CaptchaError, solveCaptcha } from '../../captcha/solve-captcha.ts'
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

function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const words = useWords('sign-in')
  const [progress, setProgress] = useState<number | null>(null)
  const form = useSubmitForm({
    defaultValues: { name: '', email: '', password: '' },
    submit: async ({ name, email, password }) => {
      const address = email.trim().toLowerCase()
      setProgress(0)
      try {
        const captcha = await solveCaptcha(setProgress)
        await api.users.create({ body: { ...splitName(name), email: address, password, captcha } })
        onSent(address)
      } finally {
        setProgress(null)
      }
    },
    refusal: (error) => (error instanceof CaptchaError ? { message: words('register.captchaFailed') } : undefined),
  })
  const [name, email] = useWatch({ control: form.control, name: ['name', 'email'] })
  return (
    <Form form={form}>
      <Field control={form.control} name="name" check={(value) => value.trim() !== '' || words('register.nameMissing')}>
        {(field) => <TextField {...field} label={words('register.name')} autoComplete="name" maxLength={120} />}
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
      {progress !== null && <ProgressBar label={words('register.checking')} value={progress * 100} />}
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {words('register.submit')}
      </Button>
    </Form>
  )
}
