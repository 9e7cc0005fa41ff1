import type { InvoiceKind } from '@deckle/core/payment/billing.ts'

/** Years are of UTC; the sandbox counts by itself. */
export function invoiceSeries(kind: InvoiceKind, isSandbox: boolean): string {
  return `${isSandbox ? 'TEST-' : ''}${kind === 'credit_note' ? 'CN-' : ''}`
}

/** 2026-000123, CN-2026-000004, TEST-2026-000001 */
export const invoiceNumber = (series: string, year: number, number: number): string =>
  `${series}${year}-${String(number).padStart(6, '0')}`
