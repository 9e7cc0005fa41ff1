import type { License, SignedInUser } from '@deckle/contract/people.ts'

/** All that outlives the page: product.md §4, "Persisted state is limited to license, auth and blog". */
export interface Persisted {
  license: License | null
  auth: PersistedAuth
  blog: PersistedBlog
}

export interface PersistedAuth {
  readonly user: SignedInUser | null
  readonly isUserLoggedIn: boolean
  /** The session's token, encrypted (token-store.ts); absent where it is not kept. */
  readonly tokenHash?: string
}

export interface PersistedBlog {
  readonly articles: readonly unknown[]
  readonly templates: readonly unknown[]
  readonly editingArticle: unknown
}

const nothing: Persisted = {
  license: null,
  auth: { user: null, isUserLoggedIn: false },
  blog: { articles: [], templates: [], editingArticle: null },
}

export const persistedNames = ['license', 'auth', 'blog'] as const satisfies readonly (keyof Persisted)[]
const keyOf = (name: keyof Persisted) => `deckle:${name}`
export const AUTH_KEY = keyOf('auth')

/** The part of localStorage that is ours. Storage that is full or forbidden counts as empty. */
export function createPersisted(storage: Storage | null) {
  const read = <Name extends keyof Persisted>(name: Name): Persisted[Name] => {
    try {
      const text = storage?.getItem(keyOf(name))
      const value: unknown = text ? JSON.parse(text) : null
      return value !== null && typeof value === 'object'
        ? { ...nothing[name], ...(value as Persisted[Name]) }
        : nothing[name]
    } catch {
      return nothing[name]
    }
  }
  return {
    read,
    write<Name extends keyof Persisted>(name: Name, value: Persisted[Name]): void {
      try {
        storage?.setItem(keyOf(name), JSON.stringify(value))
      } catch {
        // A browser that keeps nothing: the session lives as long as the page.
      }
    },
    /** Everything of the person is forgotten: at logout, loss of the session, or purge. */
    purge(): void {
      for (const name of persistedNames) storage?.removeItem(keyOf(name))
    },
  }
}
export type PersistedStore = ReturnType<typeof createPersisted>
