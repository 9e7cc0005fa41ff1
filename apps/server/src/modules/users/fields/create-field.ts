import type { user_fields } from '@deckle/contract/user-fields.ts'
import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { changeFields } from './change-fields.ts'
import { checkField } from './check-field.ts'
import { presentField } from './present.ts'
import { insertField } from './queries.ts'

/** Existing details with this name become values of the field. */
export const createField: Handler<typeof user_fields.create> = ({ deps, actor, body: { kind, ...body } }) =>
  changeFields(deps, actor, async (trx, fields) => {
    if (fields.length >= personFieldLimits.perClient) throw refuse('rule_broken', 'field.too_many')
    const seq = (fields.at(-1)?.seq ?? 0) + 1
    const [client_id, id] = [actor.clientId, deps.newId()]
    const field = await insertField(trx, { ...checkField(kind, body), client_id, id, kind, seq })
    await audit(trx, deps, actor, { action: 'field.create', subject: id, detail: { name: field.name, kind } })
    return { field: presentField(field) }
  })
