import type { Billing } from '@deckle/contract/billing.ts'
import type { License } from '@deckle/contract/models/people.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { billingChange, billingQuery } from '../../../billing/queries.ts'
import { usePlanName } from '../../../billing/use-plan-name.ts'
import { api } from '../../../lib/api.ts'
import { invalidate } from '../../../lib/invalidate.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { mergeLicense } from '../../../lib/session/merge-user.ts'
import { refreshUser } from '../../../lib/session/session.ts'
import { useAction } from '../../../lib/use-action.ts'
import { openRazorpay } from './open-razorpay.ts'
import type { Outcome, Payable, PaymentProof, PaymentState } from './payment-types.ts'

interface PaymentOptions {
  /** Creates what is to be paid; the same open order is answered again. */
  readonly begin: () => Promise<Payable>
  /** Whether the server knows of the payment, by whatever way it came there. */
  readonly isPaid: (billing: Billing) => boolean
  readonly onPaid?: () => void
}

export interface Payment {
  readonly state: PaymentState
  /** Resolves when the checkout has ended. Rejects where it could not begin. */
  readonly pay: () => Promise<void>
  /** Verifies what is paid and unverified. */
  readonly verifyAgain: () => Promise<void>
}

/** Milliseconds between questions whether the bank has answered. */
const INTERVAL = 4000
const watched: readonly PaymentState['kind'][] = ['waiting', 'declined', 'unverified']

/** One payment from its beginning to the licence that it brings. */
export function usePayment({ begin, isPaid, onPaid }: PaymentOptions): Payment {
  const queries = useQueryClient()
  const user = useUser()
  const planName = usePlanName()
  const [state, setState] = useState<PaymentState>({ kind: 'idle' })
  const finish = async (license?: License) => {
    setState({ kind: 'paid' })
    // product.md §4: a verified subscription or order updates the stored licence.
    if (license) mergeLicense(license)
    else await refreshUser()
    onPaid?.()
    await Promise.all(billingChange.map((key) => invalidate(queries, key)))
  }
  const verify = async (proof: PaymentProof) => {
    setState({ kind: 'verifying' })
    try {
      await finish(await verified(proof))
    } catch (error) {
      setState({ kind: 'unverified', error, proof })
    }
  }
  const openCheckout = (payable: Payable): Promise<Outcome> =>
    payable.sandbox
      ? new Promise((resolve) => setState({ kind: 'sandbox', payable, onOutcome: resolve }))
      : openRazorpay(payable, {
          name: user.branding.name,
          description: planName(payable.plan),
          payer: { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email },
        })
  const discard = useAction({
    call: () => api.billing.discard(),
    invalidates: [queryKeys('billing').all],
    failure: 'in place',
    ignoredBy: 'spec §8',
  })
  const pay = async () => {
    setState({ kind: 'idle' })
    const outcome = await openCheckout(await begin())
    // The billing screen would go on showing it as not confirmed.
    if (outcome.kind === 'closed') void discard.run()
    if (outcome.kind === 'paid') await verify(outcome.proof)
    else setState(outcome.kind === 'unknown' ? { kind: 'waiting' } : outcome)
  }
  const verifyAgain = async () => {
    if (state.kind === 'unverified') await verify(state.proof)
  }
  useWatched(watched.includes(state.kind), isPaid, () => void finish())
  return { state, pay, verifyAgain }
}

async function verified(proof: PaymentProof): Promise<License> {
  const { license } =
    'razorpay_order_id' in proof
      ? await api.payments.verifyOrder({ body: proof })
      : await api.payments.verifySubscription({ body: proof })
  return license
}

/** Asks the server again and again while the bank may still answer. */
function useWatched(isOn: boolean, isPaid: (billing: Billing) => boolean, onPaid: () => void): void {
  const { client } = useUser()
  const { data } = useQuery({ ...billingQuery(client), enabled: isOn, refetchInterval: isOn ? INTERVAL : false })
  const report = useEffectEvent(() => onPaid())
  const isThere = isOn && data !== undefined && isPaid(data)
  useEffect(() => {
    if (isThere) report()
  }, [isThere])
}
