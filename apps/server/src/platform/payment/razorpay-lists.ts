import { currencyCodes } from '@deckle/core/plan/price.ts'
import { z } from 'zod'
import { type FoundCharge, type FoundPayment, PaymentGatewayError } from './payment-gateway.ts'

const seconds = z.number().int().min(0).max(8_640_000_000)
const currency = z.enum(currencyCodes as [(typeof currencyCodes)[number], ...typeof currencyCodes])

const payments = z.object({
  items: z.array(
    z.object({ id: z.string(), amount: z.number().int(), currency, status: z.string(), created_at: seconds }),
  ),
})

/** Of `GET /v1/orders/{id}/payments`. */
export function foundPayments(answer: unknown): readonly FoundPayment[] {
  return itemsOf(payments, answer).flatMap(({ id, amount, currency: code, status, created_at }) =>
    status === 'captured' || status === 'refunded' ? [{ id, amount, currency: code, at: momentOf(created_at) }] : [],
  )
}

const invoices = z.object({
  items: z.array(
    z.object({
      payment_id: z.string().nullish(),
      amount_paid: z.number().int().nullish(),
      currency,
      status: z.string(),
      paid_at: seconds.nullish(),
      billing_start: seconds.nullish(),
      billing_end: seconds.nullish(),
    }),
  ),
})

/** Of `GET /v1/invoices?subscription_id={id}`. */
export function foundCharges(answer: unknown): readonly FoundCharge[] {
  return itemsOf(invoices, answer).flatMap((one) => {
    const { payment_id: id, amount_paid: amount, currency: code, status, paid_at, billing_start, billing_end } = one
    if (status !== 'paid' || !id || !amount || !paid_at || !billing_start || !billing_end) return []
    const [at, from, to] = [momentOf(paid_at), momentOf(billing_start), momentOf(billing_end)]
    return [{ id, amount, currency: code, at, from, to }]
  })
}

function itemsOf<Item>(shape: z.ZodType<{ items: readonly Item[] }>, answer: unknown): readonly Item[] {
  const read = shape.safeParse(answer)
  if (!read.success) throw new PaymentGatewayError('The payment gateway answered in another shape.', 200)
  return read.data.items
}

const momentOf = (unixSeconds: number): Date => new Date(unixSeconds * 1000)
