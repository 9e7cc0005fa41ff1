import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { findUser } from '../queries.ts'

/** Visible to everyone in the client, and to all others if the profile is public. */
export const showProfile: Handler<typeof users.profile> = async ({ deps, actor, params: { id } }) => {
  const own = actor ? await findUser(deps.db, actor.clientId, id) : undefined
  const user = own ?? (await findUser(deps.db, null, id))
  if (!user?.active || (!own && !user.is_public)) throw refuse('not_found')
  const { first_name, last_name, image, profile } = user
  const { company, webpage, bio, logo } = profile
  // Points and certificates need courses, which do not exist yet.
  const earned = { points: 0, certificates: [] }
  return { profile: { id: user.id, first_name, last_name, image, company, webpage, bio, logo, ...earned } }
}
