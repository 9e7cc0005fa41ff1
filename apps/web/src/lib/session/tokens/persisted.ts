import type { License, SignedInUser } from '@deckle/contract/models/people.ts'
import type { SessionRecord } from './session-record.ts'
import type { StorageProblem } from './storage-problem.ts'

/** As it was when stored: by an earlier release without the fields that came later. `useFreshLicense` has them all. */
export type StoredLicense = Partial<License> & Pick<License, 'id' | 'license_type' | 'plan' | 'maxSpace'>

export interface StoredUser extends Omit<SignedInUser, 'license'> {
  readonly license: StoredLicense
}

/** Everything stored across reloads: product.md §4, "Persisted state is limited to license, auth and blog". */
export interface Persisted {
  license: StoredLicense | null
  auth: PersistedAuth
  blog: PersistedBlog
}

export interface PersistedAuth {
  readonly user: StoredUser | null
  readonly isUserLoggedIn: boolean
  readonly sessions?: readonly SessionRecord[]
  /** The session's token, encrypted (token-store.ts); absent if it is not stored. */
  readonly tokenHash?: string
}

export interface PersistedBlog {
  readonly articles: readonly unknown[]
  readonly templates: readonly unknown[]
  readonly editingArticle: unknown
}

const empty: Persisted = {
  license: null,
  auth: { user: null, isUserLoggedIn: false },
  blog: { articles: [], templates: [], editingArticle: null },
}

export const persistedNames = ['license', 'auth', 'blog'] as const satisfies readonly (keyof Persisted)[]
const keyOf = (name: keyof Persisted) => `deckle:${name}`
export const AUTH_KEY = keyOf('auth')

/**
 * This application's part of localStorage. Full or blocked storage counts as empty; `write` returns whether it was
 * stored.
 */
export function createPersisted(storage: Storage | null) {
  const read = <Name extends keyof Persisted>(name: Name): Persisted[Name] => {
    try {
      const text = storage?.getItem(keyOf(name))
      const value: unknown = text ? JSON.parse(text) : null
      return value !== null && typeof value === 'object'
        ? { ...empty[name], ...(value as Persisted[Name]) }
        : empty[name]
    } catch {
      return empty[name]
    }
  }
  const tryWrite = (name: keyof Persisted, text: string): boolean => {
    try {
      storage?.setItem(keyOf(name), text)
      return storage !== null
    } catch {
      // Storage is blocked: the session lives as long as the page.
      return false
    }
  }
  const remove = (name: keyof Persisted): void => {
    try {
      storage?.removeItem(keyOf(name))
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
  }
  return {
    read,
    /** Where storage is full, the blog's copies make room for the session. */
    write<Name extends keyof Persisted>(name: Name, value: Persisted[Name]): boolean {
      const text = JSON.stringify(value)
      if (tryWrite(name, text)) return true
      if (name === 'blog' || storage === null) return false
      remove('blog')
      return tryWrite(name, text)
    },
    /** Why nothing can be stored; null if it can. */
    storageProblem: async (): Promise<StorageProblem | null> =>
      (await import('./storage-problem.ts')).findStorageProblem(storage),
    /** Removes all personal data: at logout, loss of the session, or purge. */
    purge(): void {
      for (const name of persistedNames) remove(name)
    },
  }
}
export type PersistedStore = ReturnType<typeof createPersisted>
