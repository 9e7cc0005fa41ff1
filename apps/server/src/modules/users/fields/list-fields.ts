import type { user_fields } from '@deckle/contract/user-fields.ts'
import { may } from '@deckle/core/access/access.ts'
import { detailsRole, seesField } from '@deckle/core/people/person-field.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentField } from './present.ts'
import { findFields } from './queries.ts'

/** Managers see those of the people below them and their own, all others below an Admin their own. */
export const listFields: Handler<typeof user_fields.list> = async ({ deps, actor }) => {
  const role = detailsRole(actor, may(actor, 'user.list') ? null : actor.userId)
  const fields = await findFields(deps.db, actor.clientId)
  return { fields: fields.filter((field) => seesField(field, role)).map(presentField) }
}
