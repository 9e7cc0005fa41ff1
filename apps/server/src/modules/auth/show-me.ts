import type { auth } from '@deckle/contract/auth.ts'
import { refuse } from '../../refusal.ts'
import type { Handler } from '../../http/handler.ts'
import { presentActedUser } from './act/present-acting.ts'
import { presentSignedInUser } from './present.ts'
import { findSignedInUser } from './queries.ts'

export const showMe: Handler<typeof auth.me> = async ({ deps, actor }) => {
  const row = await findSignedInUser(deps.db, actor.clientId, actor.userId)
  if (!row) throw refuse('session_expired')
  return actor.actedBy === undefined
    ? presentSignedInUser(deps, row, { factorsDone: actor.factorsDone, now: deps.now() })
    : presentActedUser(deps, row, actor)
}
