import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { newWebhookSecret } from '../../modules/webhooks/index.ts'
import { seal } from '../../platform/seal.ts'
import { daysAgo } from '../days-ago.ts'
import { insertRows } from '../queries.ts'

/** How its receiver answered, the latest first. */
const answers = [200, 200, 200, 500, 200, 200] as const

/** Switched off, since nobody answers at its address; with a log of what was sent. */
export async function insertWebhook(
  deps: Pick<Deps, 'newId' | 'now' | 'secret'>,
  trx: Db,
  { clientId: client_id }: { readonly clientId: string },
): Promise<void> {
  const id = deps.newId()
  await insertRows(trx, 'webhooks', [
    {
      client_id,
      id,
      url: 'https://crm.lanternhill.example/hooks/leads',
      secret: seal(newWebhookSecret(), deps.secret),
      events: ['lead.created', 'lead.updated'],
      active: false,
      created_at: daysAgo(deps, 30),
      updated_at: daysAgo(deps, 1),
    },
  ])
  for (const [at, code] of answers.entries()) {
    const delivery_id = deps.newId()
    const [created_at, duration_ms] = [daysAgo(deps, at * 1.4 + 1), 80 + at * 37]
    const event = at % 3 === 2 ? 'lead.created' : 'lead.updated'
    await insertRows(trx, 'webhook_deliveries', [
      {
        client_id,
        id: delivery_id,
        webhook_id: id,
        event,
        body: JSON.stringify({ type: event, timestamp: created_at.toISOString(), data: {} }),
        state: code === 200 ? 'delivered' : 'failed',
        tries: 1,
        response_code: code,
        duration_ms,
        tried_at: created_at,
        created_at,
      },
    ])
    await insertRows(trx, 'webhook_attempts', [
      { client_id, id: deps.newId(), delivery_id, response_code: code, duration_ms, at: created_at },
    ])
  }
}
