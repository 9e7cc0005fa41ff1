import type { user_fields } from '@deckle/contract/user-fields.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { changeFields, fieldOf, requireUnchanging } from './change-fields.ts'
import { checkField } from './check-field.ts'
import { presentField } from './present.ts'
import { renameValues, setField } from './queries.ts'

export const updateField: Handler<typeof user_fields.update> = ({ deps, actor, params: { id }, body }) =>
  changeFields(deps, actor, async (trx, fields) => {
    const before = await requireUnchanging(trx, actor, fieldOf(fields, id))
    const field = await setField(trx, actor.clientId, before.id, checkField(before.kind, body))
    if (field.name !== before.name) await renameValues(trx, actor.clientId, before.name, field.name)
    await audit(trx, deps, actor, {
      action: 'field.update',
      subject: id,
      detail: { from: before.name, to: field.name },
    })
    return { field: presentField(field) }
  })
