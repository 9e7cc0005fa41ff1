import { users } from '@deckle/contract/users.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { z } from 'zod'
import { transaction } from '../../../db/transaction.ts'
import { idsOfPath } from '../../../db/person-path.ts'
import { auditMany } from '../../admin/index.ts'
import { type ItemEnd, insertItems, type JobKind, type RunningJob } from '../../jobs/index.ts'
import { selectSubjects } from '../list/queries-selection.ts'
import { changePeople } from './change-people.ts'
import { decide } from './decide.ts'
import { findTargets } from './queries.ts'
import { auditedAct, type Batch, runBatches } from './run-batches.ts'
import { type Target, type Wanted, wantedBy } from './wanted.ts'

/** Milliseconds. */
const undoFor = 24 * 3600_000

const jobParams = z.object({
  body: z.looseObject({ people: z.looseObject({}) }),
  language: z.enum(interfaceLanguages),
})

/** What a bulk action was started with. */
export function readStart(params: unknown) {
  const { body, language } = jobParams.parse(params)
  // Jobs that were started before everybody had to be named so have no `all`.
  return { ...users.bulk.body.parse({ ...body, people: { all: true, ...body.people } }), language }
}

/** What an item keeps of a person who was changed, for undoing it. */
export interface Before {
  readonly before: string | null
  /** Direct reports of a person moved to the bin, and their new manager. */
  readonly children?: readonly string[]
  readonly liftedTo?: string | null
}

export const bulkJob: JobKind = {
  undo: (job) => ({ kind: 'users.undo', params: { of: job.id, start: job.params } }),
  async run(running) {
    const start = readStart(running.job.params)
    const wanted = wantedBy(start)
    const total = running.job.total ?? (await chooseItems(running, start.people))
    const changed = await runBatches(running, wanted, {
      total,
      run: (batch) => runBatch(batch, wanted, start.language),
    })
    return changed > 0 && wanted.of !== 'invite' ? { undoFor } : undefined
  },
}

type Selection = ReturnType<typeof readStart>['people']

/** Selects the people once, so that changes during the job don't affect the selection. */
async function chooseItems({ deps, job, actor, progress }: RunningJob, people: Selection): Promise<number> {
  const total = await transaction(deps.db, async (trx) => {
    return insertItems(trx, job, await selectSubjects(trx, actor, people))
  })
  await progress({ total })
  return total
}

async function runBatch(batch: Batch, wanted: Wanted, language: (typeof interfaceLanguages)[number]) {
  const { deps, trx, job, rules, items } = batch
  const ids = items.flatMap(({ subject_id }) => subject_id ?? [])
  const people = await findTargets(trx, job.client_id, ids, wanted)
  const verdicts = items.map(({ seq, subject_id }) => {
    const person = people.get(subject_id ?? '')
    return { seq, person, verdict: person ? decide(rules, person, wanted) : gone }
  })
  const changed = verdicts.flatMap(({ person, verdict }) =>
    person && verdict.outcome === 'changed' ? [{ person, before: verdict.before }] : [],
  )
  const changedIds = changed.map(({ person }) => person.id)
  if (changed.length > 0) {
    await changePeople(trx, deps, {
      clientId: job.client_id,
      userId: job.created_by,
      language,
      wanted,
      ids: changedIds,
    })
    const acts = changed.map(({ person, before }) => auditedAct(person, wanted, before, job.id))
    await auditMany(trx, deps, rules.actor, acts)
  }
  const lifted = wanted.of === 'state' && wanted.state === 'bin' ? new Set(changedIds) : null
  return verdicts.map(({ seq, person, verdict }): ItemEnd => {
    if (verdict.outcome === 'refused') return { seq, outcome: 'refused', reason: verdict.reason }
    if (verdict.outcome === 'unchanged' || !person) return { seq, outcome: 'unchanged' }
    return { seq, outcome: 'changed', data: { before: verdict.before, ...(lifted && liftedFrom(person, lifted)) } }
  })
}

const gone = { outcome: 'refused', reason: 'user.gone' } as const

function liftedFrom({ path, children }: Target, gone: ReadonlySet<string>): Omit<Before, 'before'> {
  if (children.length === 0) return {}
  const above = idsOfPath(path).slice(0, -1)
  return { children, liftedTo: above.findLast((id) => !gone.has(id)) ?? null }
}
