import type { DeliveryState } from '@deckle/core/webhook/webhook.ts'
import type { WebhookDelivery } from '@deckle/contract/webhooks.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

const keys = queryKeys('webhooks')

export const webhooksQuery = queryOptions({
  queryKey: keys.list(),
  queryFn: async ({ signal }) => (await api.webhooks.list({ signal })).webhooks,
  // Deliveries change their state.
  staleTime: 0,
})

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async ({ signal }) => (await api.webhooks.show({ params: { id }, signal })).webhook,
  })

export const deliveriesQuery = (id: string, state: DeliveryState | undefined) =>
  pagedQuery({
    queryKey: keys.one(id, 'deliveries', { state }),
    fetch: (page, signal) =>
      api.webhooks.deliveries({ params: { id }, query: { ...page, ...(state && { state }) }, signal }),
    staleTime: 0,
  })

export const deliveriesOf = ({ deliveries }: { readonly deliveries: readonly WebhookDelivery[] }) => deliveries

export const deliveryQuery = (id: string, delivery_id: string) =>
  queryOptions({
    queryKey: keys.one(id, 'delivery', delivery_id),
    queryFn: ({ signal }) => api.webhooks.delivery({ params: { id, delivery_id }, signal }),
    staleTime: 0,
  })

export const changedByWebhooks = [keys.all]
