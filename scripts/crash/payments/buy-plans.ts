import { randomUUID } from 'node:crypto'
import type { Call, Headers, Servers } from '../learning/servers.ts'

/** In rising order: each takes the place of the one before. */
const plans = ['educational-monthly', 'business-monthly', 'perpetual_business', 'agency-monthly'] as const
const password = 'a-quiet-crash-lantern-91'

type Plan = (typeof plans)[number]

export interface Payer {
  readonly clientId: string
  readonly headers: Headers
  /** Plan whose payment has no reply yet; null if none. After a crash the gateway may have taken it or not. */
  paying: Plan | null
}

interface Signed {
  readonly razorpay_payment_id: string
}

/** A payment of which the browser has the signature. */
export interface Purchase {
  readonly payer: Payer
  readonly plan: Plan
  readonly signed: Signed
  isConfirmed: boolean
}

/** Admins of clients of their own, without a plan. */
export async function makePayers({ call, pool, signIn }: Servers, count: number): Promise<readonly Payer[]> {
  const first = `payer-${randomUUID()}@meadow.example`
  const body = { email: first, password, first_name: 'Asha', last_name: 'Rao', license_type: 'Admin' }
  await call('POST', '/users/create', body)
  const payers: Payer[] = []
  for (let at = 0; at < count; at++) {
    const [clientId, userId] = [randomUUID(), randomUUID()]
    const email = `payer-${userId}@meadow.example`
    await pool.query(
      `insert into clients (id, name, plan, branding) select $1::uuid, 'Meadow', 'free', c.branding from clients c limit 1`,
      [clientId],
    )
    await pool.query(`insert into user_emails (email, client_id, user_id) values ($1, $2, $3)`, [
      email,
      clientId,
      userId,
    ])
    await pool.query(
      `insert into users (client_id, id, email, username, first_name, last_name, license_type, password_hash, confirmed)
       select $1::uuid, $2::uuid, $3::text, $3::text, 'Asha', 'Rao', 'Admin', u.password_hash, true from users u where u.email = $4`,
      [clientId, userId, email, first],
    )
    payers.push({ clientId, headers: await signIn(email, password), paying: null })
  }
  return payers
}

interface Checkout {
  readonly order?: { readonly id: string }
  readonly subscription?: { readonly id: string }
}

/** Each plan, one after the other. */
export async function buyAll(call: Call, payer: Payer, bought: Purchase[]): Promise<void> {
  for (const plan of plans) {
    const path = plan === 'perpetual_business' ? 'create_order' : 'create_subscription'
    const made = await call<Checkout>('POST', `/${path}/${plan}`, {}, payer.headers)
    const id = made.order?.id ?? made.subscription?.id ?? ''
    payer.paying = plan
    const paid = await call<{ order: Signed | null; subscription: Signed | null }>(
      'POST',
      '/payments/sandbox/pay',
      { id, outcome: 'paid' },
      payer.headers,
    )
    const signed = paid.order ?? paid.subscription
    if (!signed) throw new Error('The sandbox signed nothing.')
    const purchase: Purchase = { payer, plan, signed, isConfirmed: false }
    bought.push(purchase)
    payer.paying = null
    await verifyAgain(call, purchase)
    purchase.isConfirmed = true
  }
}

export async function verifyAgain(call: Call, { payer, plan, signed }: Purchase): Promise<void> {
  const path = plan === 'perpetual_business' ? '/verify_order' : '/verify_subscription'
  await call('POST', path, signed, payer.headers)
}
