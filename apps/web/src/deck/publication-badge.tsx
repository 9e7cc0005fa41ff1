import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../words/use-words.ts'
import type { PublicationState } from './publication-state.ts'

const tones = { draft: 'neutral', live: 'success', outdated: 'warning' } as const

export function PublicationBadge({ state, className }: { state: PublicationState; className?: string }) {
  const words = useWords('deck')
  return (
    <Badge tone={tones[state]} dot={state !== 'draft'} className={className}>
      {words(`publication.${state}`)}
    </Badge>
  )
}
