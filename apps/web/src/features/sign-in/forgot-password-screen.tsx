import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useWords } from '../../words/use-words.ts'
import { AddressForm } from './parts/address-form.tsx'
import { BackToSignIn, EntryFrame } from './parts/entry-frame.tsx'

/** The answer is the same for an unknown address. */
export function ForgotPasswordScreen() {
  const words = useWords('sign-in')
  const [sentTo, setSentTo] = useState('')
  if (sentTo) {
    return (
      <EntryFrame title={words('forgot.sent')} intro={words('forgot.sentText', { email: sentTo })}>
        <BackToSignIn />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={words('forgot.title')} intro={words('forgot.intro')}>
      <AddressForm
        submit={words('forgot.submit')}
        onSubmit={async (email) => {
          await api.auth.resetPassword({ body: { email } })
          setSentTo(email)
        }}
      />
      <BackToSignIn />
    </EntryFrame>
  )
}
