import type { AuditAction } from '@deckle/core/audit/audit.ts'
import type { config } from '@deckle/contract/config.ts'
import type { Db } from '../../db/database.ts'
import { notify } from '../../db/listen.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { presentSettings } from './list-settings.ts'
import { configChannel } from './live-config.ts'
import { presentConfig } from './present.ts'
import { mergeStoredConfig, removeStoredConfig, saveChanges } from './queries.ts'

/** Every server is notified; this one applies the change before it replies. */
export const upsertConfig: Handler<typeof config.upsert> = async ({ deps, actor, body }) => {
  await change(deps, actor, { action: 'config.upsert', keys: Object.keys(body), detail: { ...body } }, (trx) =>
    mergeStoredConfig(trx, body),
  )
  return presentConfig(deps)
}

export const resetConfig: Handler<typeof config.reset> = async ({ deps, actor, body: { keys } }) => {
  await change(deps, actor, { action: 'config.reset', keys, detail: { keys } }, (trx) => removeStoredConfig(trx, keys))
  return presentSettings(deps)
}

interface Change {
  readonly action: AuditAction
  readonly keys: readonly string[]
  readonly detail: Readonly<Record<string, unknown>>
}

async function change(
  deps: Deps,
  actor: SignedIn,
  { action, keys, detail }: Change,
  apply: (trx: Db) => Promise<void>,
): Promise<void> {
  await transaction(deps.db, async (trx) => {
    await apply(trx)
    await saveChanges(trx, keys, { client: actor.clientId, user: actor.userId, at: deps.now().toISOString() })
    await audit(trx, deps, actor, { action, detail })
    await notify(trx, configChannel, 'changed')
  })
  await deps.config.refresh()
}
