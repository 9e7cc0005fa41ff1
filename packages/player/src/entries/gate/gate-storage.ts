import { authKey, redirectPrefix } from '../../hosts/storage/storage-keys.ts'

/** In another site's frame storage may be denied: only the address carries the pass then. */
function inStorage(act: (storage: Storage) => string | null | void): string | null {
  try {
    return act(localStorage) ?? null
  } catch {
    return null
  }
}
export const write = (key: string, value: string): string | null => inStorage((storage) => storage.setItem(key, value))
export const read = (key: string): string | null => inStorage((storage) => storage.getItem(key))
export const remove = (key: string): string | null => inStorage((storage) => storage.removeItem(key))

/** Whether the member named in the pass, `members.<id, base64url>.…`, is signed in here. */
export function isSignedIn(pass: string): boolean {
  try {
    const id = atob((pass.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return id !== '' && (read(authKey) ?? '').includes(`"${id}"`)
  } catch {
    return false
  }
}

const loopMs = 3000

/** Whether this tab was redirected to the deck a moment ago and is back: redirecting again would loop. Stores the time. */
export function isRedirectLoop(deck: string): boolean {
  try {
    const key = redirectPrefix + deck
    const last = Number(sessionStorage.getItem(key))
    sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - last < loopMs && /[?&]pass=/.test(location.search)
  } catch {
    return false
  }
}
