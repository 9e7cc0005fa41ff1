import type { LearnerSelection } from '@deckle/contract/learners.ts'
import type { PeopleSelection } from '@deckle/contract/models/people-selection.ts'
import type { Expression } from 'kysely'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { RequestFacts, SignedIn } from '../../http/handler.ts'
import { replyJob, startJob } from '../jobs/index.ts'
import { selectSubjects } from '../users/index.ts'
import { type Act, doAct } from './acts.ts'
import type { Outcome } from './outcome.ts'
import { recordMessage } from './record-message.ts'
import { selectLearners } from './queries.ts'
import { type LearnersOf, requireEnrolling, requireLearners } from './require-learners.ts'

/** Whom it is about: people of the client for `add`, learners of the course for all else. */
export type Selected =
  | { readonly act: Extract<Act, { of: 'add' }>; readonly people: PeopleSelection }
  | { readonly act: Exclude<Act, { of: 'add' }>; readonly people: LearnerSelection }

/** More go on in the background. */
const MOST_AT_ONCE = 1000

export type Tally = Readonly<Record<Outcome, number>>

interface Started extends Tally {
  readonly job: Awaited<ReturnType<typeof replyJob>>['job'] | null
}

/** At once for up to a thousand people, else as a job. */
export async function runAct(
  deps: Deps,
  actor: SignedIn,
  { courseId, selected, request }: { courseId: string; selected: Selected; request: RequestFacts },
): Promise<Started> {
  const { act } = selected
  const learners = await requireFor(deps.db, deps, actor, { courseId, act })
  const userIds = await (await subjectsOf(deps.db, learners, selected)).first(MOST_AT_ONCE + 1)
  if (userIds.length > MOST_AT_ONCE) {
    const id = await startJob(deps, actor, { kind: `learners.${act.of}`, params: { courseId, ...selected } })
    const { job } = await replyJob(deps, actor, { client_id: actor.clientId, id }, request)
    return { changed: 0, unchanged: 0, refused: 0, job }
  }
  if (act.of === 'contact' && userIds.length > 0)
    await recordMessage(deps, learners, actor, { ...act, recipients: userIds.length })
  const outcomes = await transaction(deps.db, (trx) => doAct(trx, deps, { learners, actor, act, userIds }))
  return { ...tallyOf([...outcomes.values()]), job: null }
}

export const requireFor = (
  db: Db,
  deps: Pick<Deps, 'now'>,
  actor: LearnersOf['actor'],
  { courseId, act }: { readonly courseId: string; readonly act: Act },
): Promise<LearnersOf> => (act.of === 'add' ? requireEnrolling : requireLearners)(db, deps, actor, courseId)

export async function subjectsOf(db: Db, learners: LearnersOf, { act, people }: Selected) {
  const query =
    act.of === 'add'
      ? // Neighbours in the hierarchy count for the same people above: a batch of them writes fewer rows.
        (await selectSubjects(db, learners.actor, people as PeopleSelection)).clearOrderBy().orderBy('users.path')
      : await selectLearners(db, learners, people as LearnerSelection)
  return {
    items: query as Expression<unknown>,
    first: async (limit: number) => (await query.limit(limit).execute()).map(({ subject_id }) => subject_id),
  }
}

export const tallyOf = (outcomes: readonly Outcome[]): Tally => {
  const count = (which: Outcome) => outcomes.filter((outcome) => outcome === which).length
  return { changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') }
}
