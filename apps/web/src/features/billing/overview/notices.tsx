import type { Billing } from '@deckle/contract/billing.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { billingChange } from '../../../billing/queries.ts'
import { useDay } from '../../../billing/use-day.ts'
import { usePlanName } from '../../../billing/use-plan-name.ts'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useNow, useWords } from '../../../words/use-words.ts'
import { PendingPayment } from './pending-payment.tsx'
import { RetryPayment } from './retry-payment.tsx'

/** What needs an eye: a payment that is not confirmed, a failed charge, a change to come, decks beyond the limit. */
export function Notices({ billing }: { billing: Billing }) {
  const words = useWords('billing')
  return (
    <>
      {billing.pending && <PendingPayment billing={billing} pending={billing.pending} />}
      {billing.status === 'past_due' && <RetryPayment billing={billing} />}
      {billing.scheduled && <Scheduled billing={billing} scheduled={billing.scheduled} />}
      {billing.over && <Over over={billing.over} />}
      {billing.by_contract && <Callout title={words('contract.title')}>{words('contract.text')}</Callout>}
    </>
  )
}

interface ScheduledProps {
  readonly billing: Billing
  readonly scheduled: NonNullable<Billing['scheduled']>
}

function Scheduled({ billing, scheduled }: ScheduledProps) {
  const words = useWords('billing')
  const names = useWords('deck')
  const planName = usePlanName()
  const day = useDay()
  const present = names(`plans.${billing.plan}`)
  const resume = useAction({
    call: () => api.billing.resume(),
    onDone: () => toast({ title: words('scheduled.kept', { plan: present }), tone: 'success' }),
    invalidates: billingChange,
    ignoredBy: 'spec §8',
  })
  return (
    <Callout
      tone="warning"
      title={words('scheduled.title', { plan: planName(scheduled.plan), date: day(scheduled.at) })}
      action={
        billing.can.resume && (
          <Button size="sm" isPending={resume.isPending} onPress={() => void resume.run()}>
            {words('scheduled.keep', { plan: present })}
          </Button>
        )
      }
    >
      {words('scheduled.text', { plan: present })}
    </Callout>
  )
}

function Over({ over: { decks, pauses_at } }: { over: NonNullable<Billing['over']> }) {
  const words = useWords('billing')
  const day = useDay()
  const isPaused = new Date(pauses_at) <= useNow()
  return (
    <Callout
      tone="warning"
      title={words('over.title', { decks })}
      action={<TextLink href="/library?status=published">{words('over.open')}</TextLink>}
    >
      {words(isPaused ? 'over.paused' : 'over.text', { date: day(pauses_at) })}
    </Callout>
  )
}
