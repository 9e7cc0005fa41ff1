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
