import type { WebhookEvent } from '@deckle/core/webhook/webhook.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { hasWebhooks, queueWebhooks } from '../webhooks/index.ts'
import { presentLead } from './present.ts'
import { findAnyLeads, findPlan } from './queries.ts'

interface Changed {
  readonly clientId: string
  readonly ids: readonly string[]
}

/** Queues what the client's webhooks are sent of these leads, as they are now, in the caller's transaction. */
export async function notifyWebhooks(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now' | 'jobs'>,
  event: WebhookEvent,
  { clientId, ids }: Changed,
): Promise<void> {
  if (ids.length === 0 || !(await hasWebhooks(trx, clientId, event))) return
  const plan = await findPlan(trx, clientId)
  const leads = await findAnyLeads(trx, clientId, ids)
  await queueWebhooks(
    trx,
    deps,
    { clientId, event },
    leads.map((row) => {
      const { can: _, duplicate: __, ...lead } = presentLead(row, plan)
      return { lead }
    }),
  )
}
