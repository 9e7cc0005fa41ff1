import type { SignedInUser } from '@deckle/contract/models/people.ts'
import { createStore, useStore } from 'zustand'
import type { PersistedBlog, StoredLicense, StoredUser } from './tokens/persisted.ts'
import type { SessionRecord } from './tokens/session-record.ts'

/** product.md §3 "Auth state", §4 "Auth status". The token itself is in the token store. */
export interface AuthState {
  readonly status: 'idle' | 'authenticating' | 'success' | 'error'
  /** Messages about why the last sign-in failed or the session ended. */
  readonly error: readonly string[]
  readonly user: StoredUser | null
  readonly isUserLoggedIn: boolean
  /** This browser's sessions, newest last; all but the last have an end time. */
  readonly sessions: readonly SessionRecord[]
  readonly license: StoredLicense | null
  readonly blog: PersistedBlog
  /** True once the stored state is read: nothing is drawn before. */
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

export function useAuth<T>(select: (state: AuthState) => T): T {
  return useStore(authState, select)
}

/** The signed-in user; only below the guard, where there is one. */
export function useUser(): StoredUser {
  const user = useAuth((state) => state.user)
  if (!user) throw new Error('Nobody is signed in')
  return user
}

/** Merges a refreshed licence into the user (product.md §4). */
export function withLicense(user: StoredUser, license: StoredLicense): StoredUser {
  return { ...user, license: { ...user.license, ...license } }
}

/** Merges only these profile fields (product.md §4). */
export function withProfile(user: StoredUser, changed: Partial<SignedInUser>): StoredUser {
  const merged = { ...user }
  for (const name of ['first_name', 'last_name', 'email', 'profile', 'license', 'image', 'logo'] as const) {
    if (changed[name] !== undefined) Object.assign(merged, { [name]: changed[name] })
  }
  return merged
}
