import type { Insertable, Updateable } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import type { Tables } from '../../db/tables.ts'
import type { ClientNames } from '../clients/tables.ts'
import type { DecksOfClients } from '../decks/tables.ts'
import type { PaymentTables } from './tables.ts'

export type PaymentsDb = DbOf<PaymentTables, ClientNames & DecksOfClients>

/** Of one client. */
export interface Wanted {
  readonly clientId: string
  readonly id: string
}

const purchasesOf = (db: PaymentsDb, clientId: string) =>
  db.selectFrom('purchases').selectAll().where('client_id', '=', clientId)

export type PurchaseRow = Awaited<ReturnType<typeof listPurchases>>[number]

export const listPurchases = (db: PaymentsDb, clientId: string) =>
  purchasesOf(db, clientId).orderBy('created_at').orderBy('id').execute()

export const findPurchase = (db: PaymentsDb, { clientId, id }: Wanted) =>
  purchasesOf(db, clientId).where('id', '=', id).executeTakeFirst()

export const findPurchaseByReference = (db: PaymentsDb, clientId: string, reference: string) =>
  purchasesOf(db, clientId).where('gateway_id', '=', reference).executeTakeFirst()

/** Whose order, subscription or payment it is, by the gateway's id. */
export const findReference = (db: PaymentsDb, reference: string) =>
  db
    .selectFrom('payment_references')
    .select(['client_id', 'purchase_id'])
    .where('reference', '=', reference)
    .executeTakeFirst()

async function insertReference(db: PaymentsDb, row: Insertable<Tables['payment_references']>): Promise<void> {
  await db
    .insertInto('payment_references')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

export async function insertPurchase(db: PaymentsDb, row: Insertable<Tables['purchases']>): Promise<void> {
  await insertReference(db, { reference: row.gateway_id, client_id: row.client_id, purchase_id: row.id })
  await db.insertInto('purchases').values(row).execute()
}

export async function updatePurchase(
  db: PaymentsDb,
  { clientId, id }: Wanted,
  change: Updateable<Tables['purchases']>,
): Promise<void> {
  await db.updateTable('purchases').set(change).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export const openCheckout = (db: PaymentsDb, wanted: Wanted, now: Date): Promise<void> =>
  updatePurchase(db, wanted, { opened_at: now })

/** Of everything that the client has begun to buy. */
export async function closeCheckouts(db: PaymentsDb, clientId: string): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ opened_at: null })
    .where('client_id', '=', clientId)
    .where('opened_at', 'is not', null)
    .execute()
}

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number]

const paymentsOf = (db: PaymentsDb, clientId: string) =>
  db.selectFrom('payments').selectAll().where('client_id', '=', clientId)

export const listPayments = (db: PaymentsDb, clientId: string) =>
  paymentsOf(db, clientId).orderBy('created_at').orderBy('id').execute()

export const findPayment = (db: PaymentsDb, { clientId, id }: Wanted) =>
  paymentsOf(db, clientId).where('id', '=', id).executeTakeFirst()

/** Whether a payment is known to be paid, by the gateway's id. */
export async function findPaid(db: PaymentsDb, clientId: string, reference: string): Promise<boolean> {
  const row = await paymentsOf(db, clientId)
    .where('gateway_id', '=', reference)
    .where('paid_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export const pagePayments = (db: PaymentsDb, clientId: string, page: PageRequest) =>
  readPage(paymentsOf(db, clientId), newestFirst('created_at', 'id'), page)

/** A payment that is known already takes what is new. */
export async function savePayment(db: PaymentsDb, row: Insertable<Tables['payments']>): Promise<void> {
  await insertReference(db, { reference: row.gateway_id, client_id: row.client_id, purchase_id: row.purchase_id })
  const { plan, amount, tax, tax_rate, paid_at, period_from, period_to, confirmed, failed_at, reason } = row
  await db
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'gateway_id'])
        .doUpdateSet({ plan, amount, tax, tax_rate, paid_at, period_from, period_to, confirmed, failed_at, reason }),
    )
    .execute()
}

export async function markSurplus(db: PaymentsDb, { clientId, id }: Wanted): Promise<void> {
  await db
    .updateTable('payments')
    .set({ surplus: true })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

export type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number]

export const listRefunds = (db: PaymentsDb, clientId: string) =>
  db.selectFrom('refunds').selectAll().where('client_id', '=', clientId).orderBy('created_at').orderBy('id').execute()

export async function insertRefund(db: PaymentsDb, row: Insertable<Tables['refunds']>): Promise<void> {
  await db.insertInto('refunds').values(row).execute()
}

export async function updateRefund(
  db: PaymentsDb,
  { clientId, id }: Wanted,
  change: Updateable<Tables['refunds']>,
): Promise<void> {
  await db.updateTable('refunds').set(change).where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** False where it was there already. */
export async function insertEvent(db: PaymentsDb, row: Insertable<Tables['payment_events']>): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.columns(['client_id', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function insertWaitingEvent(
  db: PaymentsDb,
  row: Insertable<Tables['waiting_payment_events']>,
): Promise<void> {
  await db
    .insertInto('waiting_payment_events')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
}

/** Those that have waited for this payment, which are removed. */
export const takeWaitingEvents = (db: PaymentsDb, reference: string) =>
  db
    .deleteFrom('waiting_payment_events')
    .where('reference', '=', reference)
    .returning(['event_id', 'body', 'at'])
    .execute()

export async function deleteOldEvents(db: PaymentsDb, before: Date): Promise<void> {
  await db.deleteFrom('waiting_payment_events').where('at', '<', before).execute()
}

export const findAccount = (db: PaymentsDb, clientId: string) =>
  db.selectFrom('billing_accounts').selectAll().where('client_id', '=', clientId).executeTakeFirst()

export async function saveAccount(
  db: PaymentsDb,
  clientId: string,
  change: Omit<Insertable<Tables['billing_accounts']>, 'client_id'>,
): Promise<void> {
  await db
    .insertInto('billing_accounts')
    .values({ client_id: clientId, ...change })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(change))
    .execute()
}

export const findClient = (db: PaymentsDb, id: string) =>
  db.selectFrom('clients').select(['id', 'name', 'plan']).where('id', '=', id).executeTakeFirstOrThrow()
