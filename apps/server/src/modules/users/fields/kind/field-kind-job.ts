import { convertValue } from '@deckle/core/people/convert-values.ts'
import type { Db } from '../../../../db/database.ts'
import { transaction } from '../../../../db/transaction.ts'
import { Refusal, refuse } from '../../../../refusal.ts'
import { audit } from '../../../admin/index.ts'
import { notePeopleChanged } from '../../../enrolments/index.ts'
import {
  analyzeItems,
  changeJob,
  countOutcomes,
  deleteItems,
  endItems,
  insertItems,
  type ItemEnd,
  type JobItem,
  type JobKind,
  JobStopped,
  listItems,
  listStaleItems,
  replaceItems,
  type RunningJob,
} from '../../../jobs/index.ts'
import { changeFields, fieldOf } from '../change-fields.ts'
import { type FieldRecord, findFields } from '../queries.ts'
import { addKeepField } from './keep-field.ts'
import { conversionOf, planKind } from './plan-kind.ts'
import { findValues, selectValues, setKind, setValues } from './queries.ts'
import { type KindParams, kindParams } from './wanted-kind.ts'

/** People of one transaction. Each blocks others that need the client's lock. */
const BATCH = 1000
/** Values read at a time. */
const READ = 5000

type Begun = NonNullable<KindParams['begun']>

/** The value that the person had when the field got its new kind. */
interface NotedValue {
  readonly value: string
}

/**
 * Changes the kind of a field (docs/decisions/0097): notes everyone's values, decides how they are written, gives the field
 * its new kind, and then converts the noted values batch by batch. Values that were written since have the new kind already.
 */
export const fieldKindJob: JobKind = {
  async run(running) {
    const params = kindParams.parse(running.job.params)
    if (params.isFinished) return undefined
    const begun = params.begun ?? (await begin(running, params).catch((error) => giveUp(running, params, error)))
    await convertAll(running, params, begun)
    await finish(running, { ...params, begun })
    return undefined
  },
}

async function begin(running: RunningJob, params: KindParams): Promise<Begun> {
  const { deps, job, progress } = running
  const { name, kind, choices } = await requireOwn(deps.db, running, params)
  const total = job.total ?? (await noteValues(running, name))
  await progress({ total })
  const { conversion, counts } = await planKind({ kind, choices }, params, () => notedValues(running))
  requireAgreed(params, counts.unfit)
  return changeFields(deps, running.actor, async (trx, fields) => {
    const field = await requireOwn(trx, running, params)
    if (field.name !== name || field.kind !== kind) throw refuse('conflict', 'field.superseded')
    const stale = await listStaleItems<NotedValue>(trx, job, selectValues(job.client_id, name))
    await replaceItems(trx, job, stale)
    const isUnfit = ({ value }: NotedValue): boolean => convertValue(conversion, value) === null
    // Values that are noted no longer are counted still, so that there are never more than were agreed to.
    const unfit = counts.unfit + stale.filter(({ data }) => data !== null && isUnfit(data)).length
    requireAgreed(params, unfit)
    const keepField =
      unfit > 0 && params.keep_as !== null
        ? await addKeepField(trx, { deps, actor: running.actor, fields, field, name: params.keep_as })
        : null
    const begun = { from: { kind, choices: [...choices] }, format: conversion.format, keepField }
    await setKind(trx, { clientId: job.client_id, id: field.id }, { ...newKind(params), kind_job: job.id })
    await changeJob(trx, job, ['running'], { params: JSON.stringify({ ...params, begun }) })
    await audit(trx, deps, running.actor, {
      action: 'field.kind',
      subject: field.id,
      detail: {
        name,
        from: kind,
        to: params.kind,
        values: counts.values,
        unfit,
        ...(keepField !== null && { keepAs: params.keep_as }),
      },
    })
    return begun
  })
}

const newKind = ({ kind, choices }: KindParams) => ({ kind, choices: [...choices] })

function requireAgreed({ unfit: agreed }: KindParams, unfit: number): void {
  if (unfit > agreed) throw refuse('conflict', `field.more_unfit|count=${unfit}`)
}

/** Nothing is changed yet: the field is free for another change, unless an outage only delays the job. */
async function giveUp({ deps, job }: RunningJob, { field }: KindParams, error: unknown): Promise<never> {
  const isRefused = error instanceof Refusal && error.code !== 'unavailable' && error.code !== 'disk_full'
  if (isRefused || error instanceof JobStopped) {
    await deleteItems(deps.db, job)
    await changeJob(deps.db, job, ['running'], { total: null })
    await setKind(deps.db, { clientId: job.client_id, id: field, kind_job: job.id }, { kind_job: null })
  }
  throw error
}

/** The field, unless another change has taken over. */
async function requireOwn(db: Db, { job }: RunningJob, { field: id, begun }: KindParams): Promise<FieldRecord> {
  const field = fieldOf(await findFields(db, job.client_id), id)
  const isOwn = field.kind_job === job.id || (begun === null && field.kind_job === null)
  if (!isOwn) throw refuse('conflict', 'field.superseded')
  return field
}

async function noteValues({ deps, job }: RunningJob, name: string): Promise<number> {
  const total = await transaction(deps.db, async (trx) => {
    await deleteItems(trx, job)
    return insertItems(trx, job, selectValues(job.client_id, name))
  })
  await analyzeItems(deps.db)
  return total
}

async function* notedValues({ deps, job, progress }: RunningJob): AsyncGenerator<readonly NotedValue[]> {
  for (let after = 0; ;) {
    const items = await listItems<NotedValue>(deps.db, job, { after, limit: READ })
    // Items without a value are of people who were erased meanwhile.
    yield items.flatMap(({ data, subject_id }) => (subject_id === null ? [] : [data]))
    if (items.length < READ) return
    after = items.at(-1)?.seq ?? after
    await progress({})
  }
}

async function convertAll(running: RunningJob, params: KindParams, begun: Begun): Promise<void> {
  const { deps, job, actor, progress } = running
  const counts = await countOutcomes(deps.db, job)
  for (;;) {
    await progress({ done: Object.values(counts).reduce((sum, count) => sum + count, 0), counts })
    const ended = await changeFields(deps, actor, async (trx) => {
      const items = await listItems<NotedValue>(trx, job, { limit: BATCH, outcomes: null })
      const field = await requireOwn(trx, running, { ...params, begun })
      const ends = await convertBatch(trx, running, { field, begun, items })
      await endItems(trx, job, ends)
      return ends
    })
    if (ended.length === 0) return
    for (const { outcome } of ended) counts[outcome] = (counts[outcome] ?? 0) + 1
  }
}

interface ConvertedBatch {
  readonly field: FieldRecord
  readonly begun: Begun
  readonly items: readonly JobItem<NotedValue>[]
}

async function convertBatch(
  trx: Db,
  { deps, job }: RunningJob,
  { field, begun: { from, format, keepField }, items }: ConvertedBatch,
): Promise<readonly ItemEnd[]> {
  if (items.length === 0) return []
  const { client_id: clientId } = job
  const conversion = conversionOf(from, field, format)
  const ids = items.flatMap(({ subject_id }) => subject_id ?? [])
  const current = await findValues(trx, clientId, field.name, ids)
  const changes = items.map(({ seq, subject_id: id, data: { value } }) => {
    // Another value was written since the field has its new kind.
    if (id === null || current.get(id) !== value) return { seq, change: null }
    const after = convertValue(conversion, value)
    if (after === value && after !== '') return { seq, change: null }
    return { seq, change: { id, value: after ?? '', retained: after === null && keepField !== null ? value : '' } }
  })
  const changed = changes.flatMap(({ change }) => change ?? [])
  const keepAs = changed.some(({ retained }) => retained !== '') ? await nameOf(trx, clientId, keepField) : null
  await setValues(trx, { clientId, name: field.name, keepAs }, changed)
  await notePeopleChanged(
    trx,
    deps,
    clientId,
    changed.map(({ id }) => id),
  )
  return changes.map(({ seq, change }) => ({ seq, outcome: change ? 'changed' : 'unchanged' }))
}

/** The field may have been renamed while the job was stopped. */
async function nameOf(trx: Db, clientId: string, id: string | null): Promise<string> {
  return fieldOf(await findFields(trx, clientId), id ?? '').name
}

/** The noted values are data of people, and are not needed any longer. */
async function finish({ deps, job, actor, progress }: RunningJob, params: KindParams): Promise<void> {
  await changeFields(deps, actor, async (trx) => {
    await setKind(trx, { clientId: job.client_id, id: params.field, kind_job: job.id }, { kind_job: null })
    await changeJob(trx, job, ['running'], { params: JSON.stringify({ ...params, isFinished: true }) })
  })
  await deleteItems(deps.db, job)
  await progress({})
}
