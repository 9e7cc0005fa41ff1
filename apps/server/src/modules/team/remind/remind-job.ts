import { team as contract } from '@deckle/contract/team.ts'
import { transaction } from '../../../db/transaction.ts'
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
} from '../../jobs/index.ts'
import { requireTeam } from '../require-team.ts'
import { selectMatching } from './queries.ts'
import { BATCH, remindPeople } from './remind-people.ts'

/** Whom to remind is chosen once, then batch by batch, so that an interrupted run goes on where it was. */
const remindJob: JobKind = {
  async run(running) {
    const { deps, job, progress } = running
    const total = job.total ?? (await chooseItems(running))
    const counts = await countOutcomes(deps.db, job)
    for (;;) {
      const done = Object.values(counts).reduce((sum, count) => sum + count, 0)
      await progress({ total, done, counts })
      const ended = await transaction(deps.db, async (trx) => {
        const items = await listItems(trx, job, { limit: BATCH, outcomes: null })
        if (items.length === 0) return []
        const actor = await findActor(trx, job, deps.now())
        if (!actor) throw new JobStopped()
        const outcomes = await remindPeople(
          trx,
          deps,
          actor,
          items.flatMap(({ subject_id }) => subject_id ?? []),
        )
        const ends = items.map(({ seq, subject_id }) => ({
          seq,
          outcome: outcomes.get(subject_id ?? '') === 'sent' ? 'sent' : 'unchanged',
        }))
        await endItems(trx, job, ends)
        return ends
      })
      if (ended.length === 0) return undefined
      for (const { outcome } of ended) counts[outcome] = (counts[outcome] ?? 0) + 1
    }
  },
}

async function chooseItems({ deps, job, actor, progress }: RunningJob): Promise<number> {
  const { node, ...match } = contract.remind.body.parse(job.params)
  const found = await requireTeam(deps.db, actor, node, 'team.remind')
  const total = await transaction(deps.db, async (trx) => {
    const count = await insertItems(
      trx,
      job,
      selectMatching(trx, found, { ...match, by: actor.userId, now: deps.now() }),
    )
    await analyzeItems(trx)
    return count
  })
  await progress({ total })
  return total
}

export const teamJobKinds = { 'team.remind': remindJob }
