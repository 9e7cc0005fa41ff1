import type { PlayDeck, PlayerHost } from '../../hosts/host.ts'
import { confirmedEmail } from '../../hosts/server/pass/confirmed-email.ts'
import { LeadForm } from './lead-form.tsx'

export interface LeadPlaceProps {
  readonly deck: PlayDeck
  readonly host: Pick<PlayerHost, 'lead' | 'track'>
  readonly isFocused?: boolean
  /** Whether it was sent, rather than skipped. */
  readonly onDone: (isSent: boolean) => void
}

/** The deck's form: what it asks goes to the host, once an attempt. */
export function LeadPlace({ deck, host, isFocused, onDone }: LeadPlaceProps) {
  const { leadForm: form } = deck
  if (!form) return null
  return (
    <LeadForm
      form={form}
      person={form.person ?? { name: '', email: confirmedEmail(deck.shortid) }}
      isFocused={isFocused ?? false}
      onDone={(lead) => {
        void host.lead?.(lead)
        if (lead) host.track('lead', null)
        onDone(lead !== null)
      }}
    />
  )
}
