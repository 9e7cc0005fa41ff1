import type { SsoOffer } from '@deckle/contract/models/sso.ts'
import { domainOf, isDomain } from '@deckle/core/sso/sso.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { directoryAddress } from '../../../lib/session/directory-address.ts'
import { sessionBack } from '../../../lib/session/session-back.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'

/** Leaves for the client's provider, which leads back here. */
export function SingleSignOnButton({
  offer,
  variant = 'secondary',
}: {
  offer: SsoOffer
  variant?: 'primary' | 'secondary'
}) {
  const words = useWords('sign-in')
  const { searchStr } = useLocation()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Button
      variant={variant}
      icon={<KeyRound />}
      isPending={isLeaving}
      onPress={() => {
        setLeaving(true)
        window.location.assign(directoryAddress(offer.client, sessionBack(new URLSearchParams(searchStr).get('back'))))
      }}
    >
      {words('sso.button', { label: offer.label })}
    </Button>
  )
}

/** The single sign-on of an e-mail's domain; only the domain is sent. */
export function useDomainOffer(email: string): SsoOffer | null {
  const domain = useDebounced(email.includes('@') ? domainOf(email) : '')
  const { data } = useQuery({
    queryKey: queryKeys('sso').list({ domain }),
    queryFn: async ({ signal }) => (await api.sso.discover({ query: { domain }, signal })).sso,
    enabled: isDomain(domain),
    // Signing in by password goes on without an answer.
    retry: false,
  })
  return isDomain(domain) ? (data ?? null) : null
}
