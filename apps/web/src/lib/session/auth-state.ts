import type { License, SignedInUser } from '@deckle/contract/people.ts'
import { createStore, useStore } from 'zustand'
import type { PersistedBlog } from './persisted.ts'

/** product.md §3 "Session", as this browser saw it; times are ISO 8601. */
export interface SessionRecord {
  readonly sessionId: string
  readonly userId: string
  readonly startTime: string
  readonly endTime: string | null
  readonly isActive: boolean
}

/** product.md §3 "Auth state", §4 "Auth status". The token itself stays in the token store. */
export interface AuthState {
  readonly status: 'idle' | 'authenticating' | 'success' | 'error'
  /** Words about why the last try, or the session, ended. */
  readonly error: readonly string[]
  readonly user: SignedInUser | null
  readonly isUserLoggedIn: boolean
  /** This browser's, the newest last; all but the last have their end time. */
  readonly sessions: readonly SessionRecord[]
  readonly license: License | null
  readonly blog: PersistedBlog
  /** True once the stored state was read: nothing is drawn before. */
  readonly rehydrated: boolean
}

export const signedOut = {
  status: 'idle',
  error: [],
  user: null,
  isUserLoggedIn: false,
  license: null,
  blog: { articles: [], templates: [], editingArticle: null },
} as const satisfies Partial<AuthState>

export const authState = createStore<AuthState>(() => ({ ...signedOut, sessions: [], rehydrated: false }))

/** A part of the auth state in a component. */
export function useAuth<T>(select: (state: AuthState) => T): T {
  return useStore(authState, select)
}

/** The signed-in user, for what is drawn only when there is one. */
export function useUser(): SignedInUser {
  const user = useAuth((state) => state.user)
  if (!user) throw new Error('Nobody is signed in')
  return user
}

/** product.md §9. */
const MOST_SESSIONS = 100

/** A session opens, and the previous one is closed with an end time (product.md §4). */
export function withSession(
  sessions: readonly SessionRecord[],
  next: { readonly sessionId: string; readonly userId: string },
  now: string,
): readonly SessionRecord[] {
  const opened = { ...next, startTime: now, endTime: null, isActive: true }
  return [...withoutOpen(sessions, now), opened].slice(-MOST_SESSIONS)
}

/** Every open one is closed with an end time. */
export function withoutOpen(sessions: readonly SessionRecord[], now: string): readonly SessionRecord[] {
  return sessions.map((session) => (session.isActive ? { ...session, endTime: now, isActive: false } : session))
}

/** A licence refresh is merged into the user (product.md §4). */
export function withLicense(user: SignedInUser, license: License): SignedInUser {
  return { ...user, license: { ...user.license, ...license } }
}

/** A profile update merges these fields and no others (product.md §4). */
export function withProfile(user: SignedInUser, changed: Partial<SignedInUser>): SignedInUser {
  const merged = { ...user }
  for (const name of ['first_name', 'last_name', 'email', 'profile', 'license', 'image', 'logo'] as const) {
    if (changed[name] !== undefined) Object.assign(merged, { [name]: changed[name] })
  }
  return merged
}
