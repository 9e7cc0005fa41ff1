import { may, type Action } from '@deckle/core/access/access.ts'
import type { RouteAccess } from '../lib/screen/screen-route.ts'
import { actorOf } from '../lib/session/actor-of.ts'
import type { StoredUser } from '../lib/session/tokens/persisted.ts'
import { loginAddress, sessionBack } from '../lib/session/session-back.ts'

export type Decision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refuse' }

type Who = Parameters<typeof actorOf>[0] & Partial<Pick<StoredUser, 'second_factor'>>

/** The URL after sign-in and session restore (product.md §2). */
export const AFTER_SIGN_IN = '/'
const SET_UP = '/secondFactor'

/**
 * Whether a route opens, or where to redirect.
 * @param wanted path and search of the URL
 * @param back the sign-in URL's `back`: where the user wanted to go
 */
export function guard(access: RouteAccess, user: Who | null, wanted: string, back?: string): Decision {
  if (access === 'open') return allow
  if (access === 'login')
    return user
      ? { kind: 'redirect', to: user.second_factor?.must_set_up ? SET_UP : (sessionBack(back) ?? AFTER_SIGN_IN) }
      : allow
  if (!user) return { kind: 'redirect', to: loginAddress(wanted) }
  return access === 'signed-in' || permits(user, access) ? allow : { kind: 'refuse' }
}

/** Whether the user's licence grants an action in any reach: for the rail and the routes. */
function permits(user: Who, action: Action): boolean {
  return may(actorOf(user), action)
}

const allow = { kind: 'allow' } as const
