import type { TicketState } from '@deckle/core/ticket/ticket.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../../../words/use-words.ts'

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const

export function StateBadge({ state }: { readonly state: TicketState }) {
  const words = useWords('help')
  return <Badge tone={tones[state]}>{words(`states.${state}`)}</Badge>
}
