import type { Billing } from '@deckle/contract/billing.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useDay } from '../../../billing/use-day.ts'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { PaymentProgress } from '../checkout/payment-progress.tsx'
import { usePayment } from '../checkout/use-payment.ts'

/** The charge of a renewal failed: until when the plan stays, and the payment again. */
export function RetryPayment({ billing }: { billing: Billing }) {
  const words = useWords('billing')
  const day = useDay()
  const payment = usePayment({
    begin: async () => (await api.billing.retry()).subscription,
    isPaid: ({ status }) => status !== 'past_due',
    onPaid: () => toast({ title: words('failed.paid'), tone: 'success' }),
  })
  const pay = useAction({ call: payment.pay, ignoredBy: 'spec §8' })
  const end = billing.grace_ends_at
  return (
    <>
      <Callout
        tone="danger"
        title={words('failed.title')}
        action={
          billing.can.retry && (
            <Button
              variant="primary"
              isPending={pay.isPending && payment.state.kind !== 'sandbox'}
              onPress={() => void pay.run()}
            >
              {words('failed.retry')}
            </Button>
          )
        }
      >
        {end ? words('failed.until', { date: day(end) }) : words('failed.text')}
      </Callout>
      <PaymentProgress payment={payment} />
    </>
  )
}
