import { RETENTION_COUNT, type retention as calls } from '@deckle/contract/retention.ts'
import type { Handler } from '../../http/handler.ts'
import { transaction } from '../../db/transaction.ts'
import { audit } from '../admin/index.ts'
import { lockClient } from '../clients/index.ts'
import { countLeadsBefore } from '../leads/index.ts'
import { countAttemptsBefore } from '../play/index.ts'
import { daysBefore } from './days-before.ts'
import { findRetention, setRetention } from './queries.ts'

export const showRetention: Handler<typeof calls.show> = async ({ deps, actor }) => ({
  retention: await findRetention(deps.db, actor.clientId),
})

export const previewRetention: Handler<typeof calls.preview> = async ({ deps, actor, query }) => {
  const { answers_days: answers, leads_days: leads } = query
  const now = deps.now()
  return {
    attempts:
      answers === undefined
        ? 0
        : await countAttemptsBefore(deps.db, actor.clientId, daysBefore(now, answers), RETENTION_COUNT + 1),
    leads:
      leads === undefined
        ? 0
        : await countLeadsBefore(deps.db, actor.clientId, daysBefore(now, leads), RETENTION_COUNT + 1),
  }
}

/** What is not named stays as it is. */
export const updateRetention: Handler<typeof calls.update> = ({ deps, actor, body }) =>
  transaction(deps.db, async (trx) => {
    // Serialises changes of different periods, which are stored together.
    await lockClient(trx, actor.clientId)
    const retention = { ...(await findRetention(trx, actor.clientId)), ...body }
    await setRetention(trx, actor.clientId, retention)
    await audit(trx, deps, actor, { action: 'client.retention', subject: actor.clientId, detail: retention })
    return { retention }
  })
