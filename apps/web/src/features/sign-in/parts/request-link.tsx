import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { AddressForm } from './address-form.tsx'
import { BackToSignIn, EntryFrame } from './entry-frame.tsx'

/** Asks for the address that a link is mailed to. The answer is the same for an unknown address. */
export function RequestLink({
  kind,
  request,
}: {
  /** Section of the words. */
  kind: 'forgot' | 'link' | 'again'
  request: (email: string) => Promise<unknown>
}) {
  const words = useWords('sign-in')
  const [sentTo, setSentTo] = useState('')
  if (sentTo) {
    return (
      <EntryFrame title={words('forgot.sent')} intro={words(`${kind}.sentText`, { email: sentTo })}>
        <BackToSignIn />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={words(`${kind}.title`)} intro={words(`${kind}.intro`)}>
      <AddressForm
        submit={words(`${kind}.submit`)}
        onSubmit={async (email) => {
          await request(email)
          setSentTo(email)
        }}
      />
      <BackToSignIn />
    </EntryFrame>
  )
}
