import type { team } from '@deckle/contract/team.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import { replyJob, startJob } from '../../jobs/index.ts'
import { findMember, findPerson } from '../queries.ts'
import { requireTeam } from '../require-team.ts'
import { selectMatching } from './queries.ts'
import { remindPeople, type ReminderOutcome } from './remind-people.ts'

/** More go on in the background. */
const MOST_AT_ONCE = 1000

/** One person, or all who match. */
export const remindTeam: Handler<typeof team.remind> = async ({ deps, actor, body, request }) => {
  const { user_id, ...match } = body
  if (user_id !== undefined) return remindThese(deps, actor, [await requireMember(deps, actor, user_id)])
  const found = await requireTeam(deps.db, actor, match.node, 'team.remind')
  const people = await selectMatching(deps.db, found, { ...match, by: actor.userId, now: deps.now() })
    .limit(MOST_AT_ONCE + 1)
    .execute()
  if (people.length <= MOST_AT_ONCE)
    return remindThese(
      deps,
      actor,
      people.map(({ subject_id }) => subject_id),
    )
  const id = await startJob(deps, actor, { kind: 'team.remind', params: match })
  const { job } = await replyJob(deps, actor, { client_id: actor.clientId, id }, request)
  return { reminded: 0, skipped: { today: 0, nothing_open: 0 }, job }
}

async function requireMember({ db, now }: Deps, actor: SignedIn, id: string): Promise<string> {
  const person = await findPerson(db, actor, 'team.remind', id)
  const member = person && (await findMember(db, actor.clientId, person.id, now()))
  if (!member?.active || member.id === actor.userId) throw refuse('not_found')
  return member.id
}

async function remindThese(deps: Deps, actor: SignedIn, userIds: readonly string[]) {
  const outcomes = await transaction(deps.db, (trx) => remindPeople(trx, deps, actor, userIds))
  const count = (which: ReminderOutcome) => [...outcomes.values()].filter((one) => one === which).length
  return { reminded: count('sent'), skipped: { today: count('today'), nothing_open: count('nothing_open') }, job: null }
}
