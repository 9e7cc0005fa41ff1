import type pg from 'pg'
import type { Purchase } from './buy-plans.ts'

/** Confirmed payments without an invoice. */
export async function findLostPayments(pool: pg.Pool, confirmed: readonly Purchase[]): Promise<readonly string[]> {
  const counts = await countInvoices(pool, confirmed)
  return confirmed.flatMap(({ signed: { razorpay_payment_id: id } }) =>
    counts.has(id) ? [] : [`${id} has no invoice.`],
  )
}

async function countInvoices(pool: pg.Pool, bought: readonly Purchase[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ id: string; count: number }>(
    `select p.gateway_id as id, count(*)::integer as count from payments p
     join invoices i on i.client_id = p.client_id and i.payment_id = p.id and i.kind = 'invoice'
     where p.gateway_id = any ($1) group by 1`,
    [bought.map(({ signed }) => signed.razorpay_payment_id)],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Once all was confirmed again. */
export async function findWrongPayments(pool: pg.Pool, bought: readonly Purchase[]): Promise<readonly string[]> {
  const counts = await countInvoices(pool, bought)
  const wrong = bought.flatMap(({ signed: { razorpay_payment_id: id } }) =>
    counts.get(id) === 1 ? [] : [`${id} has ${counts.get(id) ?? 0} invoices.`],
  )
  return [
    ...wrong,
    ...(await findWrongPlans(pool, bought)),
    ...(await findGaps(pool)),
    ...(await findWrongRefunds(pool)),
  ]
}

async function findWrongPlans(pool: pg.Pool, bought: readonly Purchase[]): Promise<readonly string[]> {
  const last = new Map(bought.map((purchase) => [purchase.payer.clientId, purchase]))
  const { rows } = await pool.query<{ id: string; plan: string; changes: number; paid: readonly string[] }>(
    `select c.id, c.plan, (select count(*)::integer from audit_log a where a.client_id = c.id and a.action = 'billing.plan') as changes,
       array(select p.plan from payments p where p.client_id = c.id and p.paid_at is not null) as paid
     from clients c where c.id = any ($1)`,
    [[...last.keys()]],
  )
  return rows.flatMap(({ id, plan, changes, paid }) => {
    const own = bought.filter(({ payer }) => payer.clientId === id)
    const { paying } = last.get(id)?.payer ?? {}
    // The crash lost the reply to a payment that the gateway took. The gateway's event still changes the plan.
    const isPaidUnseen = !!paying && paid.includes(paying)
    const wanted = (isPaidUnseen ? paying : (last.get(id)?.plan ?? '')).replace(/-monthly$/, '')
    const most = own.length + (isPaidUnseen ? 1 : 0)
    return plan === wanted && changes <= most ? [] : [`${id} is on ${plan} after ${changes} changes, not on ${wanted}.`]
  })
}

async function findGaps(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ series: string; numbers: number; last: number }>(
    `select regexp_replace(number, '\\d{6}$', '') as series, count(*)::integer as numbers, max(right(number, 6))::integer as last
     from invoices group by 1 having count(*) <> max(right(number, 6)::integer)`,
  )
  return rows.map(({ series, numbers, last }) => `${series} has ${numbers} numbers up to ${last}.`)
}

/** Each refund is made once, with one credit note, and no more is sent back than was paid. */
async function findWrongRefunds(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select r.id from refunds r where r.state <> 'done' or (select count(*) from invoices i where i.client_id = r.client_id and i.refund_id = r.id) <> 1
     union all select p.id from payments p where p.amount < (select coalesce(sum(r.amount), 0) from refunds r where r.client_id = p.client_id and r.payment_id = p.id)
     union all select p.id from payments p where (select count(*) from refunds r where r.client_id = p.client_id and r.payment_id = p.id and r.cause = 'credit') > 1`,
  )
  return rows.map(({ id }) => `The refund or payment ${id} is wrong.`)
}
