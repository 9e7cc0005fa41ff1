import type { LearnerSelection } from '@deckle/contract/learners.ts'
import { learners as contract } from '@deckle/contract/learners.ts'
import { peopleSelection } from '@deckle/contract/models/people-selection.ts'
import { z } from 'zod'
import { transaction } from '../../db/transaction.ts'
import {
  analyzeItems,
  countOutcomes,
  endItems,
  findActor,
  insertItems,
  type JobKind,
  JobStopped,
  listItems,
  type RunningJob,
} from '../jobs/index.ts'
import { actSchema, BATCH, doAct } from './acts.ts'
import { recordMessage } from './record-message.ts'
import { requireFor, type Selected, subjectsOf } from './run-act.ts'

const paramsSchema = z.object({ courseId: z.string(), act: actSchema, people: z.unknown() })

/** Jobs that were started before everybody had to be named so. */
const withAll = (people: unknown) => ({ all: true, ...(people as object) })

function paramsOf(params: unknown): { readonly courseId: string; readonly selected: Selected } {
  const { courseId, act, people } = paramsSchema.parse(params)
  if (act.of === 'add') return { courseId, selected: { act, people: peopleSelection.parse(people) } }
  return { courseId, selected: { act, people: contract.remove.body.parse(withAll(people)) as LearnerSelection } }
}

/** One act on many people: chosen once, then batch by batch, so that an interrupted run goes on where it was. */
const actJob: JobKind = {
  async run(running) {
    const { deps, job, progress } = running
    const { courseId, selected } = paramsOf(job.params)
    const total = job.total ?? (await chooseItems(running, courseId, selected))
    const counts = await countOutcomes(deps.db, job)
    for (;;) {
      const done = Object.values(counts).reduce((sum, count) => sum + count, 0)
      await progress({ total, done, refused: counts['refused'] ?? 0, counts })
      const ended = await transaction(deps.db, async (trx) => {
        const items = await listItems(trx, job, { limit: BATCH, outcomes: null })
        if (items.length === 0) return []
        const actor = await findActor(trx, job, deps.now())
        if (!actor) throw new JobStopped()
        const learners = await requireFor(trx, deps, actor, { courseId, act: selected.act })
        const userIds = items.flatMap(({ subject_id }) => subject_id ?? [])
        const outcomes = await doAct(trx, deps, { learners, actor, act: selected.act, userIds })
        const ends = items.map(({ seq, subject_id }) => ({ seq, outcome: outcomes.get(subject_id ?? '') ?? 'refused' }))
        await endItems(trx, job, ends)
        return ends
      })
      if (ended.length === 0) return undefined
      for (const { outcome } of ended) counts[outcome] = (counts[outcome] ?? 0) + 1
    }
  },
}

async function chooseItems(
  { deps, job, actor, progress }: RunningJob,
  courseId: string,
  selected: Selected,
): Promise<number> {
  const learners = await requireFor(deps.db, deps, actor, { courseId, act: selected.act })
  const total = await transaction(deps.db, async (trx) => {
    const { items } = await subjectsOf(trx, learners, selected)
    const count = await insertItems(trx, job, items)
    await analyzeItems(trx)
    return count
  })
  if (selected.act.of === 'contact')
    await recordMessage(deps, learners, { userId: job.created_by }, { ...selected.act, recipients: total })
  await progress({ total })
  return total
}

export const learnerJobKinds = {
  'learners.add': actJob,
  'learners.remove': actJob,
  'learners.modify': actJob,
  'learners.contact': actJob,
}
