import type { learners } from '@deckle/contract/learners.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { requireConditions } from '../users/index.ts'
import { doAct } from './acts.ts'
import { findByEmail } from './queries-people.ts'
import { requireLearners } from './require-learners.ts'
import { runAct, tallyOf } from './run-act.ts'

/** Picked by id or pasted as addresses: any people of the client. */
export const addLearners: Handler<typeof learners.add> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const found = await requireLearners(trx, deps, actor, id)
    const byEmail = await findByEmail(trx, { ...found, ownBranch: false }, body.emails)
    const userIds = [...new Set([...body.user_ids.map((one) => one.toLowerCase()), ...byEmail.values()])]
    const act = { of: 'add', dueAt: body.due_at } as const
    const outcomes = await doAct(trx, deps, { learners: found, actor, act, userIds })
    const { changed: added, unchanged: known } = tallyOf([...outcomes.values()])
    return { added, known, unknown: body.emails.filter((email) => !byEmail.has(email)), job: null }
  })

const everybody = { status: 'active', filter: [], except: [] } as const

export const addAllLearners: Handler<typeof learners.addAll> = async ({ deps, actor, params, body, request }) => {
  const { people: chosen = everybody, filter = [] } = body
  const people = { ...chosen, filter: [...chosen.filter, ...filter] }
  await requireConditions(deps.db, actor, people.filter)
  const selected = { act: { of: 'add', dueAt: body.due_at }, people } as const
  const { changed, unchanged, job } = await runAct(deps, actor, { courseId: params.id, selected, request })
  return { added: changed, known: unchanged, unknown: [], job }
}
