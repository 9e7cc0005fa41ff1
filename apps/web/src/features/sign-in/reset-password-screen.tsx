import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { BackToSignIn, EntryFrame } from './parts/entry-frame.tsx'
import { NewPasswordForm } from './parts/new-password-form.tsx'
import { PasswordSet } from './parts/password-set.tsx'
import { useSecret } from './parts/use-secret.ts'

export function ResetPasswordScreen() {
  const words = useWords('sign-in')
  const token = useSecret('token')
  const [isDone, setDone] = useState(false)
  if (!token) {
    return (
      <EntryFrame title={words('reset.noToken')} intro={words('reset.noTokenText')}>
        <LinkButton href="/forgotPassword" variant="primary">
          {words('reset.again')}
        </LinkButton>
        <BackToSignIn />
      </EntryFrame>
    )
  }
  if (isDone) return <PasswordSet />
  return (
    <EntryFrame title={words('reset.title')} intro={words('reset.intro')}>
      <NewPasswordForm token={token} onDone={() => setDone(true)} />
      <BackToSignIn />
    </EntryFrame>
  )
}
