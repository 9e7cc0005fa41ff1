import type { Billing, BillingPreview } from '@deckle/contract/billing.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { payments } from '@deckle/contract/payments.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { pagedQuery } from '../lib/list/paged-query.ts'
import { queryKeys } from '../lib/query-keys.ts'

export const billingQuery = (clientId: string) =>
  queryOptions({
    queryKey: queryKeys('billing').one(clientId),
    queryFn: async ({ signal }): Promise<Billing> =>
      (await api.billing.show({ params: { id: clientId }, signal })).billing,
  })

export type PlanTarget = BillingPreview['plan']

/** What a change of plan would exceed and lose. */
export const previewQuery = (plan: PlanTarget) =>
  queryOptions({
    queryKey: queryKeys('billing').report('preview', plan),
    queryFn: async ({ signal }) => (await api.billing.preview({ query: { plan }, signal })).preview,
    // What is published may have changed meanwhile.
    staleTime: 0,
  })

export const invoicesQuery = (clientId: string) =>
  pagedQuery({
    queryKey: queryKeys('payments').list('invoices', clientId),
    fetch: (page, signal) => api.payments.fetchInvoices({ params: { id: clientId }, query: page, signal }),
  })
export const invoicesOf = ({ invoices }: ReplyOf<typeof payments.fetchInvoices>) => invoices

export const paymentsQuery = (clientId: string) =>
  pagedQuery({
    queryKey: queryKeys('payments').list('payments', clientId),
    fetch: (page, signal) => api.payments.list({ params: { id: clientId }, query: page, signal }),
  })
export const paymentsOf = (page: ReplyOf<typeof payments.list>) => page.payments

/** What a payment or a change of plan makes outdated. */
export const billingChange = [
  queryKeys('billing').all,
  queryKeys('payments').all,
  queryKeys('licenses').all,
  queryKeys('usage').all,
]
