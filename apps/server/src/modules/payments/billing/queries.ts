import type { BillingStatus } from '@deckle/core/payment/billing.ts'
import { type SqlBool, sql } from 'kysely'
import { type Order, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { PaymentsDb } from '../queries.ts'

const byName: Order = {
  keys: [
    ['clients.name', 'text'],
    ['clients.id', 'uuid'],
  ],
  direction: 'asc',
}

interface AccountFilter {
  readonly status?: BillingStatus | undefined
  readonly search?: string | undefined
}

/** Of clients that have bought something. */
export function pageAccounts(db: PaymentsDb, { status, search = '', ...page }: PageRequest & AccountFilter) {
  const query = db
    .selectFrom('billing_accounts')
    .innerJoin('clients', 'clients.id', 'billing_accounts.client_id')
    .select(['clients.id', 'clients.name', 'clients.plan'])
    .where(sql<SqlBool>`exists (select from purchases where purchases.client_id = billing_accounts.client_id)`)
    .$if(status !== undefined, (rows) => rows.where('billing_accounts.status', '=', status as BillingStatus))
    .$if(search.trim() !== '', (rows) =>
      rows.where(sql<SqlBool>`searchable_text(clients.name) like search_pattern(${search.trim()})`),
    )
  return readPage(query, byName, page)
}
