import type { Banner } from '@deckle/contract/banners.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../../../words/use-words.ts'

const tones = { draft: 'neutral', scheduled: 'info', running: 'success', ended: 'neutral' } as const

export function StateBadge({ state }: Pick<Banner, 'state'>) {
  const t = useWords('banners')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
