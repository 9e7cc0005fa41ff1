import { CallError } from '@deckle/contract/client/call-error.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { configQuery, useBranding } from '../../lib/branding.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { usePreference } from '../../lib/preferences.ts'
import { useAuth } from '../../lib/session/auth-state.ts'
import { signIn, signInByToken } from '../../lib/session/session.ts'
import { tokens } from '../../lib/session/stores.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryFrame } from './parts/entry-frame.tsx'
import { useSecret } from './parts/use-secret.ts'

/** Sign in: by e-mail and password, as a guest where there is one, or by the token of a link. */
export function SignInScreen() {
  const words = useWords('sign-in')
  const { name } = useBranding()
  const { data: config } = useQuery(configQuery)
  return (
    <EntryFrame title={words('login.title')} intro={words('login.intro', { name })}>
      <Ended />
      <ByLink />
      <Form />
      <div className="flex flex-col gap-2 text-sm text-muted">
        <TextLink href="/forgotPassword" className="w-fit">
          {words('login.forgot')}
        </TextLink>
        {config?.registration && (
          <p>{words.rich('login.register', { link: (text) => <TextLink href="/register">{text}</TextLink> })}</p>
        )}
      </div>
      {config?.guest && <Guest />}
      <NotKept />
    </EntryFrame>
  )
}

interface Values {
  readonly username: string
  readonly password: string
}

function Form() {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const { control, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    defaultValues: { username: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const submit = handleSubmit(async ({ username, password }) => {
    try {
      await signIn(username, password)
    } catch (error) {
      if (error instanceof CallError && error.code === 'email_format') {
        setError('username', { message: words('login.emailFormat') }, { shouldFocus: true })
        return
      }
      setError('root', { message: errorWords(error) })
      if (error instanceof CallError && error.code === 'wrong_credentials') setFocus('password', { shouldSelect: true })
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
        name="username"
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
      <Controller
        control={control}
        name="password"
        rules={{ validate: (value) => value.trim() !== '' || words('login.passwordMissing') }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={words('login.password')}
            autoComplete="current-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
        {words('login.submit')}
      </Button>
    </form>
  )
}

/** Why the last session ended. */
function Ended() {
  const language = usePreference('language')
  const errors = useAuth((state) => (state.status === 'idle' ? state.error : none))
  const errorWords = useErrorWords()
  if (errors.length === 0) return null
  return (
    <Callout tone="warning" live>
      {language === 'en' || /\p{Script=Devanagari}/u.test(errors.join(' '))
        ? errors.join(' ')
        : errorWords(new CallError(401, { code: 'session_expired', message: '' }))}
    </Callout>
  )
}
const none: readonly string[] = []

/** A sign-in link carries its token behind the #, which no server's log sees; it works once. */
function ByLink() {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const token = useSecret('authtoken')
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (token) signInByToken(token).catch(setError)
  }, [token])
  if (!token) return null
  if (error) return <Callout tone="danger">{errorWords(error)}</Callout>
  return <ProgressBar label={words('login.byLink')} isIndeterminate size="sm" />
}

function Guest() {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const [state, setState] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false })
  const enter = () => {
    setState({ isPending: true })
    signInByToken('guest').catch((error: unknown) => setState({ isPending: false, error }))
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      {state.error !== undefined && (
        <Callout tone="danger" live>
          {errorWords(state.error)}
        </Callout>
      )}
      <Button onPress={enter} isPending={state.isPending}>
        {words('login.guest')}
      </Button>
    </div>
  )
}

function NotKept() {
  const words = useWords('sign-in')
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    void tokens.isKept().then(setKept)
  }, [])
  return isKept ? null : <Callout>{words('login.notKept')}</Callout>
}
