import type { notifications } from '@deckle/contract/notifications.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireOwn } from '../require-own.ts'
import { saveChoices } from './queries.ts'
import { presentSettings } from './show-settings.ts'

/** Types that are not named stay as they are. */
export const updateSettings: Handler<typeof notifications.updateSettings> = async ({ deps, actor, params, body }) => {
  requireOwn(actor, params.id)
  await transaction(deps.db, (trx) => saveChoices(trx, actor, body.modes))
  return presentSettings(deps, actor)
}
