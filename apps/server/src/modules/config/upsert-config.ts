import type { config } from '@deckle/contract/config.ts'
import { notify } from '../../db/listen.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { configChannel } from './live-config.ts'
import { presentConfig } from './present.ts'
import { mergeStoredConfig } from './queries.ts'

/** Every server is notified; this one applies the change before it replies. */
export const upsertConfig: Handler<typeof config.upsert> = async ({ deps, actor, body }) => {
  await transaction(deps.db, async (trx) => {
    await mergeStoredConfig(trx, body)
    await audit(trx, deps, actor, { action: 'config.upsert', detail: { ...body } })
    await notify(trx, configChannel, 'changed')
  })
  await deps.config.refresh()
  return presentConfig(deps)
}
