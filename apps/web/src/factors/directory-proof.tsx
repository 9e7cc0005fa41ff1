import type { SsoOffer } from '@deckle/contract/models/sso.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { directoryAddress } from '../lib/session/directory-address.ts'
import { sessionBack } from '../lib/session/session-back.ts'
import { useWords } from '../words/use-words.ts'

/** Leaves for the client's provider, which leads back to this screen with a sign-in that proves who it is. */
export function DirectoryProof({ directory: { client, label } }: { readonly directory: SsoOffer }) {
  const words = useWords('factors')
  const { href } = useLocation()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <p>{words('proof.directoryText', { label })}</p>
      <Button
        variant="primary"
        isPending={isLeaving}
        onPress={() => {
          setLeaving(true)
          window.location.assign(directoryAddress(client, sessionBack(href), { again: true }))
        }}
      >
        {words('proof.byDirectory', { label })}
      </Button>
    </div>
  )
}
