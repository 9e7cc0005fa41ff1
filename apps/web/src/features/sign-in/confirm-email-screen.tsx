import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors/error-words.ts'
import { authState } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { AddressForm } from './parts/address-form.tsx'
import { BackToSignIn, EntryFrame } from './parts/entry-frame.tsx'
import { NewPasswordForm } from './parts/new-password-form.tsx'
import { PasswordSet } from './parts/password-set.tsx'
import { RequestLink } from './parts/request-link.tsx'
import { clearSecret, useSecret } from './parts/use-secret.ts'

/**
 * Confirms a registered or changed address with the token of the mailed link. Only after a click, because mail scanners
 * open links too.
 */
export function ConfirmEmailScreen() {
  const words = useWords('sign-in')
  const errorWords = useErrorWords()
  const token = useSecret('token')
  const [passwordToken, setPasswordToken] = useState<string | null>(null)
  const { run, isDone, isPending, error } = useAction({
    call: () => api.auth.confirmEmail({ body: { token } }),
    onDone: ({ password_token }) => {
      clearSecret('token')
      setPasswordToken(password_token)
      return refreshUser()
    },
    failure: 'in place',
  })
  const signedIn = authState.getState().user !== null
  const continueLink = (
    <LinkButton href="/login" variant="primary">
      {words(signedIn ? 'confirm.goOn' : 'login.submit')}
    </LinkButton>
  )
  if (isDone && passwordToken !== null) return <ChoosePassword token={passwordToken} />
  if (isDone)
    return (
      <EntryFrame title={words('confirm.done')} intro={words('confirm.doneText')}>
        {continueLink}
      </EntryFrame>
    )
  if (!token && !signedIn) return <RequestLink kind="again" request={requestAgain} />
  if (error || !token) {
    return (
      <EntryFrame title={words('confirm.failed')} intro={error ? errorWords(error) : words('reset.noTokenText')}>
        {signedIn ? continueLink : <Again />}
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={words('confirm.title')} intro={words('confirm.intro')}>
      <Button variant="primary" onPress={() => void run()} isPending={isPending}>
        {words('confirm.submit')}
      </Button>
    </EntryFrame>
  )
}

/** In another browser than the one that registered the account, whose password the server has removed. */
function ChoosePassword({ token }: { readonly token: string }) {
  const words = useWords('sign-in')
  const [isSet, setIsSet] = useState(false)
  if (isSet) return <PasswordSet />
  return (
    <EntryFrame title={words('confirm.choose')} intro={words('confirm.chooseText')}>
      <NewPasswordForm token={token} onDone={() => setIsSet(true)} />
    </EntryFrame>
  )
}

const requestAgain = (email: string) => api.users.resendConfirmation({ body: { email } })

/** A registration's link is over: another one. */
function Again() {
  const words = useWords('sign-in')
  const [sentTo, setSentTo] = useState('')
  if (sentTo) return <p role="status">{words('again.sentText', { email: sentTo })}</p>
  return (
    <>
      <p className="text-sm text-muted">{words('confirm.failedAgain')}</p>
      <AddressForm
        submit={words('again.submit')}
        onSubmit={async (email) => {
          await requestAgain(email)
          setSentTo(email)
        }}
      />
      <BackToSignIn />
    </>
  )
}
