import type { Billing } from '@deckle/contract/billing.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { billingChange } from '../../../billing/queries.ts'
import { usePlanName } from '../../../billing/use-plan-name.ts'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useMoney } from '../../../lib/use-money.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'

interface PendingPaymentProps {
  readonly billing: Billing
  readonly pending: NonNullable<Billing['pending']>
}

/** A checkout whose end the server has not heard of: the browser was closed or loaded anew, or the bank takes its time. */
export function PendingPayment({ billing, pending }: PendingPaymentProps) {
  const words = useWords('billing')
  const planName = usePlanName()
  const money = useMoney()
  const format = useFormatter()
  const { id, plan, at } = pending
  const isLate = useNow().getTime() - Date.parse(at) > LATE
  return (
    <Callout tone="info" live title={words('pending.title')} action={billing.can.pay && <PendingActs />}>
      <p>
        {words('pending.what', {
          plan: planName(plan),
          amount: money(pending, { exact: true }),
          time: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
      <p>{words(isLate ? 'pending.late' : 'pending.text')}</p>
      <p>
        {words.rich('pending.order', {
          id,
          link: (text) => <TextLink href="/helpDesk#ask">{text}</TextLink>,
        })}
      </p>
    </Callout>
  )
}

/** Milliseconds after which most payments are known. */
const LATE = 15 * 60_000

function PendingActs() {
  const words = useWords('billing')
  const check = useAction({
    call: () => api.billing.check(),
    onDone: ({ billing }) =>
      billing.pending
        ? toast({ title: words('pending.still') })
        : toast({ title: words('pending.known'), tone: 'success' }),
    invalidates: billingChange,
    ignoredBy: 'spec §8',
  })
  const discard = useAction({
    call: () => api.billing.discard(),
    invalidates: billingChange,
    ignoredBy: 'spec §8',
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" isPending={check.isPending} onPress={() => void check.run()}>
        {words('pending.check')}
      </Button>
      <Button size="sm" variant="quiet" isPending={discard.isPending} onPress={() => void discard.run()}>
        {words('pending.discard')}
      </Button>
    </div>
  )
}
