import { CallError } from '@deckle/contract/client/call-error.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton, TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { configQuery, useBranding } from '../../lib/branding.ts'
import { ErrorCallout } from '../../lib/error-callout.tsx'
import { useErrorWords } from '../../lib/error-words.ts'
import { usePreference } from '../../lib/preferences.ts'
import { useAuth } from '../../lib/session/auth-state.ts'
import { signIn, signInByToken } from '../../lib/session/sign-in.ts'
import type { NotKept } from '../../lib/session/not-kept.ts'
import { tokens } from '../../lib/session/stores.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryFrame } from './parts/entry-frame.tsx'
import { forgetSecret, useSecret } from './parts/use-secret.ts'

/** Sign in: by e-mail and password, as a guest where there is one, or by the token of a link. */
export function SignInScreen() {
  const words = useWords('sign-in')
  const { name } = useBranding()
  const { data: config } = useQuery(configQuery)
  const token = useSecret('authtoken')
  const [byPassword, setByPassword] = useState(false)
  if (token && !byPassword) return <ByLink token={token} onOther={() => setByPassword(true)} />
  return (
    <EntryFrame title={words('login.title')} intro={words('login.intro', { name })}>
      <Ended />
      <Form />
      <div className="flex flex-col gap-2 text-sm text-muted">
        <TextLink href="/forgotPassword" className="w-fit">
          {words('login.forgot')}
        </TextLink>
        <TextLink href="/signInLink" className="w-fit">
          {words('login.link')}
        </TextLink>
        {config?.registration && (
          <p>{words.rich('login.register', { link: (text) => <TextLink href="/register">{text}</TextLink> })}</p>
        )}
      </div>
      {config?.guest && <Guest />}
      <NotKeptNotice />
    </EntryFrame>
  )
}

interface Values {
  readonly username: string
  readonly password: string
}

function Form() {
  const words = useWords('sign-in')
  const [failure, setFailure] = useState<unknown>(null)
  const { control, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    defaultValues: { username: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const submit = handleSubmit(async ({ username, password }) => {
    setFailure(null)
    try {
      await signIn(username, password)
    } catch (error) {
      if (error instanceof CallError && error.code === 'email_format') {
        setError('username', { message: words('login.emailFormat') }, { shouldFocus: true })
        return
      }
      setFailure(error)
      if (error instanceof CallError && error.code === 'wrong_credentials') setFocus('password', { shouldSelect: true })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure !== null && <ErrorCallout error={failure} />}
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

/**
 * A sign-in link carries its token behind the #, which no server's log sees. It is used at a press only: scanners of
 * mails open links too, and this one may work once.
 */
function ByLink({ token, onOther }: { token: string; onOther: () => void }) {
  const words = useWords('sign-in')
  const { name } = useBranding()
  const enter = useTokenSignIn(token)
  return (
    <EntryFrame title={words('login.title')} intro={words('login.byLinkText', { name })}>
      {enter.error === undefined ? (
        <Button variant="primary" onPress={enter.start} isPending={enter.isPending}>
          {words('login.submit')}
        </Button>
      ) : (
        <>
          <ErrorCallout error={enter.error} />
          <LinkButton href="/signInLink" variant="primary">
            {words('link.again')}
          </LinkButton>
        </>
      )}
      <Button variant="quiet" onPress={onOther}>
        {words('login.byPassword')}
      </Button>
      <NotKeptNotice />
    </EntryFrame>
  )
}

function useTokenSignIn(token: string) {
  const [state, setState] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false })
  const start = () => {
    setState({ isPending: true })
    forgetSecret('authtoken')
    signInByToken(token).catch((error: unknown) => setState({ isPending: false, error }))
  }
  return { ...state, start }
}

function Guest() {
  const words = useWords('sign-in')
  const enter = useTokenSignIn('guest')
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      {enter.error !== undefined && <ErrorCallout error={enter.error} />}
      <Button onPress={enter.start} isPending={enter.isPending}>
        {words('login.guest')}
      </Button>
    </div>
  )
}

/** Why this browser will not stay signed in, where it will not. */
export function NotKeptNotice() {
  const words = useWords('sign-in')
  const [why, setWhy] = useState<NotKept | null>(null)
  useEffect(() => {
    void tokens.whyNotKept().then(setWhy)
  }, [])
  return why && <Callout tone={why === 'insecure' ? 'info' : 'warning'}>{words(`login.notKept.${why}`)}</Callout>
}
