import type { Lead } from '@deckle/contract/leads.ts'
import type { LeadStatus } from '@deckle/core/lead/lead.ts'
import { Badge, type BadgeProps } from '@deckle/ui/feedback/badge.tsx'
import { useWords, type Words } from '../../words/use-words.ts'

type Named = Pick<Lead, 'name' | 'email' | 'phone'>

/** What a lead is called by: the first that is known. */
export const leadName = (words: Words<'leads'>, { name, email, phone }: Named): string =>
  [name, email, phone].find((text) => text !== '') ?? words('unnamed')

export const deckName = (words: Words<'leads'>, { deck }: Pick<Lead, 'deck'>): string =>
  deck.name === '' ? words('deckGone') : deck.name

const tones: Readonly<Record<LeadStatus, NonNullable<BadgeProps['tone']>>> = {
  new: 'brand',
  contacted: 'info',
  qualified: 'warning',
  won: 'success',
  lost: 'neutral',
}

export function StatusBadge({ status }: { readonly status: LeadStatus }) {
  const words = useWords('leads')
  return <Badge tone={tones[status]}>{words(`statuses.${status}`)}</Badge>
}
