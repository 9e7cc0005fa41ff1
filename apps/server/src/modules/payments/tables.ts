import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type PaymentTables = Pick<
  Tables,
  | 'billing_accounts'
  | 'purchases'
  | 'payments'
  | 'refunds'
  | 'invoices'
  | 'payment_events'
  | 'payment_references'
  | 'waiting_payment_events'
  | 'invoice_numbers'
>

/** For what a client pays regularly. */
export type PaidPlans = Columns<'purchases', 'client_id' | 'id' | 'plan' | 'ended_at' | 'replaced_at' | 'next_plan'> &
  Columns<'payments', 'client_id' | 'purchase_id' | 'plan' | 'paid_at'>
