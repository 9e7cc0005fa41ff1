import type { attribution } from '@deckle/contract/attribution.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { announceClientChange } from '../play/index.ts'
import { findMode, setMode } from '../touches/index.ts'

export const showAttribution: Handler<typeof attribution.show> = async ({ deps, actor }) => ({
  attribution: { mode: await findMode(deps.db, actor.clientId) },
})

export const updateAttribution: Handler<typeof attribution.update> = async ({ deps, actor, body: { mode } }) => {
  const { clientId } = actor
  await transaction(deps.db, async (trx) => {
    await setMode(trx, clientId, mode)
    await audit(trx, deps, actor, { action: 'client.attribution', subject: clientId, detail: { mode } })
  })
  // Public pages have the script, or not.
  await announceClientChange(deps, clientId)
  return { attribution: { mode } }
}
