import type { user_fields } from '@deckle/contract/user-fields.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { changeFields, fieldOf, requireUnchanging } from './change-fields.ts'
import { countValues, removeField, removeValues } from './queries.ts'

export const deleteField: Handler<typeof user_fields.delete> = ({ deps, actor, params: { id }, body }) =>
  changeFields(deps, actor, async (trx, fields) => {
    const field = fieldOf(fields, id)
    const { name } = field
    if (body.dry_run) return { values: await countValues(trx, actor.clientId, name) }
    await requireUnchanging(trx, actor, field)
    const values = await removeValues(trx, actor.clientId, name)
    await removeField(trx, actor.clientId, id)
    await audit(trx, deps, actor, { action: 'field.delete', subject: id, detail: { name, values } })
    return { values }
  })
