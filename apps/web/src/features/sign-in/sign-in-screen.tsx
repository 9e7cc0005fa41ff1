import { CallError } from '@deckle/contract/client/call-error.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton, TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { configQuery, useBranding } from '../../lib/preferences/branding.ts'
import { ErrorCallout } from '../../lib/errors/error-callout.tsx'
import { useErrorWords } from '../../lib/errors/error-words.ts'
import { useRetainedFocus } from '../../lib/screen/use-retained-focus.ts'
import { usePreference } from '../../lib/preferences/preferences.ts'
import { useAuth } from '../../lib/session/auth-state.ts'
import { signInByToken } from '../../lib/session/sign-in.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryFrame } from './parts/entry-frame.tsx'
import { type AskedProps, orAsked } from './parts/or-asked.ts'
import { SecondStep } from './parts/lazy-second-step.ts'
import { PasskeySignIn } from './parts/passkey-sign-in.tsx'
import { PasswordForm } from './parts/password-form.tsx'
import type { FactorChallenge } from './parts/second-step.tsx'
import { SingleSignOnButton } from './parts/single-sign-on.tsx'
import { StorageNotice } from './parts/storage-notice.tsx'
import { clearSecret, useSecret } from './parts/use-secret.ts'

export function SignInScreen() {
  const [asked, ask] = useState<FactorChallenge | null>(null)
  const page = useRetainedFocus<HTMLDivElement>(asked ? 'second' : 'first')
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      {asked ? (
        <Suspense>
          <SecondStep asked={asked} onBack={() => ask(null)} />
        </Suspense>
      ) : (
        <FirstStep onAsked={ask} />
      )}
    </div>
  )
}

function FirstStep({ onAsked }: AskedProps) {
  const words = useWords('sign-in')
  const { name } = useBranding()
  const { data: config } = useQuery(configQuery)
  const token = useSecret('authtoken')
  const [byPassword, setByPassword] = useState(false)
  if (token && !byPassword) return <LinkSignIn token={token} onAsked={onAsked} onOther={() => setByPassword(true)} />
  return (
    <EntryFrame title={words('login.title')} intro={words('login.intro', { name })}>
      <SessionEnded />
      {config?.sso && <SingleSignOnButton offer={config.sso} variant="primary" />}
      {config?.sso?.only ? (
        <OwnerByPassword onAsked={onAsked} />
      ) : (
        <OtherWays isSecond={config?.sso != null} onAsked={onAsked} />
      )}
      <div className="flex flex-col gap-2 text-sm text-muted">
        {!config?.sso?.only && <LinksByMail />}
        <TextLink href="/tickets/new" className="w-fit">
          {words('login.help')}
        </TextLink>
        {config?.registration && (
          <>
            <TextLink href="/confirmEmail" className="w-fit">
              {words('login.unconfirmed')}
            </TextLink>
            <p>{words.rich('login.register', { link: (text) => <TextLink href="/register">{text}</TextLink> })}</p>
          </>
        )}
      </div>
      {config?.guest && <Guest />}
      <StorageNotice />
    </EntryFrame>
  )
}

/** Where single sign-on is there too, below it. */
function OtherWays({ isSecond, onAsked }: AskedProps & { isSecond: boolean }) {
  const words = useWords('sign-in')
  return (
    <>
      {isSecond && <p className="text-center text-sm text-muted">{words('sso.or')}</p>}
      <PasswordForm isSecond={isSecond} onAsked={onAsked} />
      <PasskeySignIn />
    </>
  )
}

/** Where passwords are forbidden, the organisation's owner has one still. */
function OwnerByPassword({ onAsked }: AskedProps) {
  const words = useWords('sign-in')
  const [isShown, setShown] = useState(false)
  if (isShown) return <OtherWays isSecond={false} onAsked={onAsked} />
  return (
    <Button variant="quiet" onPress={() => setShown(true)}>
      {words('sso.owner')}
    </Button>
  )
}

function LinksByMail() {
  const words = useWords('sign-in')
  return (
    <>
      <TextLink href="/forgotPassword" className="w-fit">
        {words('login.forgot')}
      </TextLink>
      <TextLink href="/signInLink" className="w-fit">
        {words('login.link')}
      </TextLink>
    </>
  )
}

function SessionEnded() {
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
 * A sign-in link carries its token in the fragment, which no server logs. It is used only after a click: mail scanners
 * open links too, and this one may work only once.
 */
function LinkSignIn({ token, onAsked, onOther }: AskedProps & { token: string; onOther: () => void }) {
  const words = useWords('sign-in')
  const { name } = useBranding()
  const enter = useTokenSignIn(token, onAsked)
  return (
    <EntryFrame title={words('login.title')} intro={words('login.byLinkText', { name })}>
      {enter.error === null ? (
        <Button variant="primary" onPress={() => void enter.run()} isPending={enter.isPending || enter.isDone}>
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
      <StorageNotice />
    </EntryFrame>
  )
}

function useTokenSignIn(token: string, onAsked: AskedProps['onAsked'] = () => {}) {
  return useAction({
    call: () => {
      clearSecret('authtoken')
      return orAsked(signInByToken(token), onAsked)
    },
    failure: 'in place',
  })
}

function Guest() {
  const words = useWords('sign-in')
  const enter = useTokenSignIn('guest')
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      {enter.error && <ErrorCallout error={enter.error} />}
      <Button onPress={() => void enter.run()} isPending={enter.isPending || enter.isDone}>
        {words('login.guest')}
      </Button>
    </div>
  )
}
