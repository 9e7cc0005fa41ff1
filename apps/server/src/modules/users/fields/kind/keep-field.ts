import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import { isSameText } from '@deckle/core/text/same-text.ts'
import type { Db } from '../../../../db/database.ts'
import type { Deps } from '../../../../deps.ts'
import type { Scoped } from '../../../../db/reach.ts'
import { refuse } from '../../../../refusal.ts'
import { audit } from '../../../admin/index.ts'
import { checkField } from '../check-field.ts'
import { countValues, type FieldRecord, insertField } from '../queries.ts'

/** Refuses a name that a field or a value of a person has. */
export async function requireKeepName(
  trx: Db,
  clientId: string,
  { fields, name }: { readonly fields: readonly FieldRecord[]; readonly name: string },
): Promise<void> {
  if (fields.length >= personFieldLimits.perClient) throw refuse('rule_broken', 'field.too_many')
  const isTaken = fields.some((one) => isSameText(one.name, name))
  if (isTaken || (await countValues(trx, clientId, name.normalize('NFC'))) > 0)
    throw refuse('already_taken', { message: 'field.taken', fields: { keep_as: 'field.taken' } })
}

interface KeepField {
  readonly deps: Deps
  readonly actor: Scoped
  readonly fields: readonly FieldRecord[]
  /** The field whose kind changes. */
  readonly field: FieldRecord
  readonly name: string
}

/** Adds a text field with the same viewers for values that do not fit the new kind. Returns its id. */
export async function addKeepField(trx: Db, { deps, actor, fields, field, name }: KeepField): Promise<string> {
  await requireKeepName(trx, actor.clientId, { fields, name })
  const seq = (fields.at(-1)?.seq ?? 0) + 1
  const { seen_by, changed_by } = field
  const values = checkField('text', { name, choices: [], required: false, seen_by, changed_by })
  const id = deps.newId()
  await insertField(trx, { ...values, client_id: actor.clientId, id, kind: 'text', seq })
  await audit(trx, deps, actor, { action: 'field.create', subject: id, detail: { name: values.name, kind: 'text' } })
  return id
}
