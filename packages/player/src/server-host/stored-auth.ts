/** Where the web keeps what it knows of the person (its persisted.ts). */
export const AUTH_KEY = 'deckle:auth'

/** What is stored of the session; nothing where nobody is signed in, or the browser keeps nothing. */
export function storedAuth(): { readonly tokenHash?: string } {
  try {
    return (JSON.parse(localStorage.getItem(AUTH_KEY) ?? '{}') ?? {}) as { tokenHash?: string }
  } catch {
    return {}
  }
}

/** Whether it is worth to look for a session. */
export const mayBeSignedIn = (): boolean => storedAuth().tokenHash !== undefined
