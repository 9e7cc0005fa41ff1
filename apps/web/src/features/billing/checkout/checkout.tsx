import type { Billing, BillingOffer } from '@deckle/contract/billing.ts'
import { pricedPlans, type PriceId } from '@deckle/core/plan/price.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePlanName } from '../../../billing/use-plan-name.ts'
import { api } from '../../../lib/api.ts'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useRetainedFocus } from '../../../lib/screen/use-retained-focus.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useMoney } from '../../../lib/use-money.ts'
import { useWords } from '../../../words/use-words.ts'
import { BuyerFields } from '../invoices/buyer-fields.tsx'
import { Bought } from './bought.tsx'
import { CheckoutMissing } from './open-razorpay.ts'
import { PaymentProgress } from './payment-progress.tsx'
import type { PaymentState } from './payment-types.ts'
import { Summary } from './summary.tsx'
import { usePayment } from './use-payment.ts'

interface CheckoutProps {
  readonly plan: PriceId
  readonly billing: Billing
  readonly onClose: () => void
}

/** What is bought, who is named on the invoice, and the payment. */
export function Checkout({ plan, billing, onClose }: CheckoutProps) {
  const words = useWords('checkout')
  const planName = usePlanName()
  // Of the moment it was opened: once it is paid, it is offered no more.
  const [offer] = useState(() => billing.offers.find((one) => one.plan === plan))
  const [before] = useState(billing.plan)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={<ArrowLeft />} onPress={onClose}>
          {words('back')}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="text-md font-strong outline-none">
          {words('title', { plan: planName(plan) })}
        </h2>
      </div>
      {offer?.kind === 'upgrade' && billing.can.pay ? (
        <Purchase offer={offer} before={before} billing={billing} onClose={onClose} />
      ) : (
        <Callout tone="info" title={words(offer?.kind === 'current' ? 'current.title' : 'unavailable.title')}>
          {words(offer?.kind === 'current' ? 'current.text' : 'unavailable.text')}
        </Callout>
      )}
    </div>
  )
}

interface PurchaseProps extends Omit<CheckoutProps, 'plan'> {
  readonly offer: BillingOffer
  readonly before: Billing['plan']
}

function Purchase({ offer, before, billing, onClose }: PurchaseProps) {
  const payment = usePurchase(offer)
  if (payment.state.kind === 'paid') return <Bought plan={offer.plan} onClose={onClose} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-4 narrow:grid-cols-1">
      <PaymentForm offer={offer} billing={billing} payment={payment} />
      <Summary offer={offer} before={before} className="narrow:order-first" />
    </div>
  )
}

/** Orders are created and verified apart from subscriptions. */
function usePurchase({ plan }: BillingOffer) {
  return usePayment({
    begin: async () =>
      pricedPlans[plan].period === 'once'
        ? (await api.payments.createOrder({ params: { id: plan } })).order
        : (await api.payments.createSubscription({ params: { id: plan } })).subscription,
    isPaid: ({ price, status }) =>
      price === plan && (pricedPlans[plan].period === 'once' ? status === 'owned' : status === 'active'),
  })
}

/** Not to be paid again while it is open whether it was. */
const paidAlready: readonly PaymentState['kind'][] = ['verifying', 'waiting', 'unverified']

interface PaymentFormProps {
  readonly offer: BillingOffer
  readonly billing: Billing
  readonly payment: ReturnType<typeof usePurchase>
}

function PaymentForm({ offer, billing: { buyer, sandbox }, payment }: PaymentFormProps) {
  const words = useWords('checkout')
  const money = useMoney()
  const { branding } = useUser()
  // The button loses the focus while it is shut.
  const progress = useRetainedFocus<HTMLDivElement>(payment.state.kind)
  const form = useSubmitForm({
    defaultValues: { ...buyer, name: buyer.name || branding.name },
    submit: async (body) => {
      await api.billing.update({ body })
      await payment.pay()
    },
    refusal: (error) => (error instanceof CheckoutMissing ? { message: words('missing') } : undefined),
    ignoredBy: 'spec §8',
  })
  return (
    <Card title={words('buyer.title')} description={words('buyer.text')}>
      <Form form={form} failureAt="end">
        <BuyerFields control={form.control} />
        <div ref={progress} tabIndex={-1} className="outline-none empty:hidden">
          <PaymentProgress payment={payment} />
        </div>
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending && payment.state.kind !== 'sandbox'}
            isDisabled={paidAlready.includes(payment.state.kind)}
          >
            {words('pay', { amount: money({ amount: offer.total, currency: offer.currency }, { exact: true }) })}
          </Button>
          <p className="text-xs text-muted">{words(sandbox ? 'paySandbox' : 'payText')}</p>
        </div>
      </Form>
    </Card>
  )
}
