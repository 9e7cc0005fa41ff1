import type { users } from '@deckle/contract/users.ts'
import { seasonBoard } from '@deckle/core/learning/points/board.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { daysOf, listCertificateRows } from '../../certificates/index.ts'
import { findScores } from '../../points/index.ts'
import { findUser } from '../queries.ts'

/** Visible to everyone in the client, and to all others if the profile is public; results to these only if it says so. */
export const showProfile: Handler<typeof users.profile> = async ({ deps, actor, params: { id } }) => {
  const own = actor ? await findUser(deps.db, actor.clientId, id) : undefined
  const user = own ?? (await findUser(deps.db, null, id))
  if (!user?.active || (!own && !user.is_public)) throw refuse('not_found')
  const { first_name, last_name, image, profile } = user
  const { company, webpage, bio, logo } = profile
  const earned = own || user.shows_results ? await earnedBy(deps, user.client_id, user.id) : notShown
  return { profile: { id: user.id, first_name, last_name, image, company, webpage, bio, logo, ...earned } }
}

const notShown = { points: null, certificates: null }

async function earnedBy({ db, now: clock }: Deps, clientId: string, userId: string) {
  const now = clock()
  const board = seasonBoard('Forever', now.getTime())
  const [scores, { rows }] = [
    await findScores(db, clientId, board, [userId]),
    await listCertificateRows(db, clientId, { userId, state: 'valid', now, limit: 100 }),
  ]
  return {
    points: scores.get(userId) ?? 0,
    certificates: rows.map((row) => ({
      id: row.id,
      number: row.number,
      title: row.course,
      at: row.issued_at.toISOString(),
      issuedOn: daysOf(row).issuedOn,
    })),
  }
}
