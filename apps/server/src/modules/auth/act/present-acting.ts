import type { SignedInUser } from '@deckle/contract/models/people.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { presentSignedInUser } from '../present.ts'
import { findActing, findActorName } from './queries.ts'
import type { SignedInRow } from '../queries.ts'

/** The impersonated person together with the impersonator. */
export async function presentActedUser(
  deps: Pick<Deps, 'db' | 'meters'>,
  row: SignedInRow,
  { clientId, sessionId }: Pick<SignedIn, 'clientId' | 'sessionId'>,
): Promise<SignedInUser> {
  const session = await findActing(deps.db, clientId, sessionId)
  const user = await presentSignedInUser(deps, row)
  if (!session) return user
  const actor = await findActorName(deps.db, session.actor_client_id, session.actor_id)
  const { name = '', organisation = '' } = actor ?? {}
  return { ...user, acting: { name, organisation, until: session.act_until.toISOString() } }
}
