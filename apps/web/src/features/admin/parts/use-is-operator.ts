import { hasReach } from '@deckle/core/access/access.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'

/** True for Superadmins, false for partners. */
export const useIsOperator = (): boolean => hasReach(actorOf(useUser()), 'admin.use', 'any')
