import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { user_fields } from '@deckle/contract/user-fields.ts'
import {
  type Conversion,
  type ConversionCounts,
  convertValue,
  createConversionCounter,
  createFormatFinder,
} from '@deckle/core/people/convert-values.ts'
import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import type { Db } from '../../../../db/database.ts'
import type { Deps } from '../../../../deps.ts'
import type { Handler, SignedIn } from '../../../../http/handler.ts'
import { refuse } from '../../../../refusal.ts'
import { audit } from '../../../admin/index.ts'
import { notePeopleChanged } from '../../../enrolments/index.ts'
import { changeFields, fieldOf } from '../change-fields.ts'
import { checkField } from '../check-field.ts'
import { presentField } from '../present.ts'
import { countValues, type FieldRecord, findFields, insertField } from '../queries.ts'
import { findMisfits } from './field-uses.ts'
import { setKind, setValues, valuesInBatches } from './queries.ts'

type Wanted = BodyOf<typeof user_fields.changeKind>

/**
 * Converts everyone's values in one transaction under the client's lock, in batches, so that a million people neither fill
 * the memory nor see half of a conversion. Repeated, it changes nothing.
 */
export const changeFieldKind: Handler<typeof user_fields.changeKind> = async ({
  deps,
  actor,
  params: { id },
  body,
}) => {
  if (body.dry_run) {
    const field = fieldOf(await findFields(deps.db, actor.clientId), id)
    // Choices may still be missing: the preview names the values to make choices of.
    return preview(deps.db, actor, field, body)
  }
  return changeFields(deps, actor, async (trx, fields) => {
    const field = fieldOf(fields, id)
    const { choices } = checkField(body.kind, { ...field, choices: body.choices })
    const wanted = { ...body, choices }
    const plan = await preview(trx, actor, field, wanted)
    const { values, unfit } = plan.change
    if (unfit > body.unfit) throw refuse('conflict', `field.more_unfit|count=${unfit}`)
    const keepAs = unfit > 0 ? body.keep_as : null
    if (keepAs !== null) await addKeepField(trx, { deps, actor, fields, field, name: keepAs })
    await convertAll(trx, { deps, actor, field, conversion: conversionOf(field, wanted, plan.change), keepAs })
    await setKind(trx, { clientId: actor.clientId, id: field.id }, { kind: body.kind, choices })
    await audit(trx, deps, actor, {
      action: 'field.kind',
      subject: field.id,
      detail: { name: field.name, from: field.kind, to: body.kind, values, unfit, ...(keepAs !== null && { keepAs }) },
    })
    return { ...plan, field: presentField({ ...field, kind: body.kind, choices }) }
  })
}

type Preview = ConversionCounts & Pick<Conversion['format'], 'decimalMark' | 'dateOrder'>

const conversionOf = (
  from: FieldRecord,
  { kind, choices }: Pick<Wanted, 'kind' | 'choices'>,
  { decimalMark, dateOrder }: Pick<Preview, 'decimalMark' | 'dateOrder'>,
): Conversion => ({ from, to: { kind, choices }, format: { decimalMark, dateOrder } })

async function preview(db: Db, { clientId }: SignedIn, field: FieldRecord, wanted: Wanted) {
  const finder = createFormatFinder({ decimalMark: wanted.decimal_mark, dateOrder: wanted.date_order })
  if (wanted.kind === 'number' || wanted.kind === 'date')
    for await (const batch of valuesInBatches(db, clientId, field.name))
      for (const { value } of batch) finder.add(value)
  const { format, unclear } = finder.found()
  const conversion = conversionOf(field, wanted, format)
  const counter = createConversionCounter()
  for await (const batch of valuesInBatches(db, clientId, field.name))
    for (const { value } of batch) counter.add(value, convertValue(conversion, value))
  const { examples, unfitExamples, distinct, ...counts } = counter.counts()
  const uses = await findMisfits(db, clientId, { name: field.name, kind: wanted.kind, choices: wanted.choices })
  return {
    field: presentField(field),
    change: {
      ...counts,
      examples: [...examples],
      unfitExamples: [...unfitExamples],
      distinct: [...distinct],
      ...format,
      unclear,
      ...uses,
    },
  }
}

interface KeepField {
  readonly deps: Deps
  readonly actor: SignedIn
  readonly fields: readonly FieldRecord[]
  readonly field: FieldRecord
  readonly name: string
}

/** A text field with the same viewers for values that do not fit the new kind. */
async function addKeepField(trx: Db, { deps, actor, fields, field, name }: KeepField): Promise<void> {
  if (fields.length >= personFieldLimits.perClient) throw refuse('rule_broken', 'field.too_many')
  const seq = (fields.at(-1)?.seq ?? 0) + 1
  const { seen_by, changed_by } = field
  const isTaken = fields.some((one) => one.name.toLowerCase() === name.normalize('NFC').toLowerCase())
  if (isTaken || (await countValues(trx, actor.clientId, name.normalize('NFC'))) > 0)
    throw refuse('already_taken', { message: 'field.taken', fields: { keep_as: 'field.taken' } })
  const values = checkField('text', { name, choices: [], required: false, seen_by, changed_by })
  const id = deps.newId()
  await insertField(trx, { ...values, client_id: actor.clientId, id, kind: 'text', seq })
  await audit(trx, deps, actor, { action: 'field.create', subject: id, detail: { name: values.name, kind: 'text' } })
}

interface ConvertAll {
  readonly deps: Deps
  readonly actor: SignedIn
  readonly field: FieldRecord
  readonly conversion: Conversion
  readonly keepAs: string | null
}

async function convertAll(
  trx: Db,
  { deps, actor: { clientId }, field, conversion, keepAs }: ConvertAll,
): Promise<void> {
  const { name } = field
  for await (const batch of valuesInBatches(trx, clientId, name)) {
    const changed = batch.flatMap(({ id, value }) => {
      const after = convertValue(conversion, value)
      if (after === value && after !== '') return []
      return { id, value: after ?? '', retained: after === null && keepAs !== null ? value : '' }
    })
    if (changed.length === 0) continue
    await setValues(trx, { clientId, name, keepAs: keepAs?.normalize('NFC') ?? null }, changed)
    await notePeopleChanged(
      trx,
      deps,
      clientId,
      changed.map(({ id }) => id),
    )
  }
}
