import { hasReach } from '@deckle/core/access/access.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'

/** Whether it is a Superadmin who looks at a client, or its partner. */
export const useIsOperator = (): boolean => hasReach(actorOf(useUser()), 'admin.use', 'any')
