import type { BillingStatus } from '@deckle/core/payment/billing.ts'
import { Badge, type BadgeProps } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../words/use-words.ts'

export function StatusBadge({ status }: { status: BillingStatus }) {
  const words = useWords('billing')
  return <Badge tone={tones[status]}>{words(`status.${status}`)}</Badge>
}

const tones: Readonly<Record<BillingStatus, NonNullable<BadgeProps['tone']>>> = {
  none: 'neutral',
  active: 'success',
  past_due: 'danger',
  ending: 'warning',
  owned: 'success',
}
