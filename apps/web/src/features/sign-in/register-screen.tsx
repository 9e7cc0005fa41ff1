import { splitName } from '@deckle/core/text/name.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { configQuery } from '../../lib/branding.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { setFieldErrors } from '../../lib/form-errors.ts'
import { LoadError } from '../../lib/load-error.tsx'
import { NewPasswordField, newPasswordError } from '../../lib/new-password-field.tsx'
import { useWords } from '../../words/use-words.ts'
import { CaptchaFailed, solveCaptcha } from './parts/solve-captcha.ts'
import { BackToSignIn, EntryFrame } from './parts/entry-frame.tsx'

/** Create an account, where registration is on. */
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
      {config && <Form onSent={setSentTo} />}
      {!config && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton count={6} />)}
      <p className="text-sm text-muted">
        {words.rich('register.haveOne', { link: (text) => <TextLink href="/login">{text}</TextLink> })}
      </p>
    </EntryFrame>
  )
}

const names = ['name', 'email', 'password'] as const

function Form({ onSent }: { onSent: (email: string) => void }) {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const [progress, setProgress] = useState<number | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '', email: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const submit = handleSubmit(async ({ name, email, password }) => {
    const address = email.trim().toLowerCase()
    try {
      setProgress(0)
      const captcha = await solveCaptcha(setProgress)
      await api.users.create({ body: { ...splitName(name), email: address, password, captcha } })
      onSent(address)
    } catch (error) {
      if (error instanceof CaptchaFailed) setError('root', { message: words('register.captchaFailed') })
      else if (!setFieldErrors(error, names, setError)) setError('root', { message: errorWords(error) })
    } finally {
      setProgress(null)
    }
  })
  const [name, email] = useWatch({ control, name: ['name', 'email'] })
  const owner = { email, ...splitName(name) }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {formState.errors.root?.message && (
        <Callout tone="danger" live>
          {formState.errors.root.message}
        </Callout>
      )}
      <Controller
        control={control}
        name="name"
        rules={{ validate: (value) => value.trim() !== '' || words('register.nameMissing') }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={words('register.name')}
            autoComplete="name"
            maxLength={120}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="email"
        rules={{ validate: (value) => value.trim().includes('@') || words('login.emailFormat') }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={words('register.email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck="false"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{
          validate: async (value, { name, email }) =>
            (await newPasswordError(words, value, { email, ...splitName(name) })) ?? true,
        }}
        render={({ field, fieldState }) => (
          <NewPasswordField
            {...field}
            label={words('register.password')}
            owner={owner}
            error={fieldState.error?.message}
          />
        )}
      />
      {progress !== null && <ProgressBar label={words('register.checking')} value={progress * 100} />}
      <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
        {words('register.submit')}
      </Button>
    </form>
  )
}
