import { type Insertable, sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { Tables } from '../../../db/tables.ts'
import type { PaymentsDb, Wanted } from '../queries.ts'

const invoicesOf = (db: PaymentsDb, clientId: string) =>
  db.selectFrom('invoices').selectAll().where('client_id', '=', clientId)

export type InvoiceRow = Awaited<ReturnType<typeof listInvoices>>[number]

export const listInvoices = (db: PaymentsDb, clientId: string) => invoicesOf(db, clientId).execute()

export const findInvoice = (db: PaymentsDb, { clientId, id }: Wanted) =>
  invoicesOf(db, clientId).where('id', '=', id).executeTakeFirst()

export const pageInvoices = (db: PaymentsDb, clientId: string, page: PageRequest) =>
  readPage(invoicesOf(db, clientId), newestFirst('at', 'id'), page)

export async function listInvoicedPayments(db: PaymentsDb, clientId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('invoices')
    .select('payment_id')
    .where('client_id', '=', clientId)
    .where('refund_id', 'is', null)
    .execute()
  return new Set(rows.map(({ payment_id }) => payment_id))
}

export async function insertInvoice(db: PaymentsDb, row: Insertable<Tables['invoices']>): Promise<void> {
  await db.insertInto('invoices').values(row).execute()
}

/** The next number, without gaps: locked until the transaction ends, and given back where it fails. */
export async function takeNumber(db: PaymentsDb, series: string, year: number): Promise<number> {
  const { rows } = await sql<{
    last: number
  }>`insert into invoice_numbers (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = invoice_numbers.last + 1 returning last`.execute(db)
  return rows[0]?.last as number
}
