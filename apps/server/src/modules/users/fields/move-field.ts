import type { user_fields } from '@deckle/contract/user-fields.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { changeFields, fieldOf } from './change-fields.ts'
import { presentField } from './present.ts'
import { findFields, setOrder } from './queries.ts'

export const moveFieldUp: Handler<typeof user_fields.moveUp> = ({ deps, actor, params }) =>
  moveField(deps, actor, params.id, -1)

export const moveFieldDown: Handler<typeof user_fields.moveDown> = ({ deps, actor, params }) =>
  moveField(deps, actor, params.id, 1)

/** No change if the first field is moved up or the last one down. */
function moveField(deps: Deps, actor: SignedIn, id: string, by: -1 | 1) {
  return changeFields(deps, actor, async (trx, fields) => {
    const field = fieldOf(fields, id)
    const at = fields.indexOf(field)
    const others = fields.filter((one) => one !== field)
    const place = Math.min(Math.max(at + by, 0), others.length)
    await setOrder(
      trx,
      actor.clientId,
      [...others.slice(0, place), field, ...others.slice(place)].map((one) => one.id),
    )
    return { fields: (await findFields(trx, actor.clientId)).map(presentField) }
  })
}
