import type { CertificateState } from '@deckle/core/certificates/certificate-state.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../../../words/use-words.ts'

const tones = { valid: 'success', expired: 'warning', revoked: 'danger', replaced: 'neutral' } as const

export function StateBadge({ state }: { readonly state: CertificateState }) {
  const t = useWords('certificates')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
