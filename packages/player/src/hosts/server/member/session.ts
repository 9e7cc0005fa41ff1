import type { Tokens } from '@deckle/contract/client/tokens.ts'
import { authKey, keysDatabase, keysStore, tokenKeyId } from '../../storage/storage-keys.ts'
import { decryptTokens, encryptTokens, toBase64 } from './token-cipher.ts'

/** The signed-in person on this origin. The web stores the encrypted token (its token-store.ts), and its key in IndexedDB. */
export interface Session {
  /** A hash that distinguishes the people of this device. */
  readonly owner: string
  /** Null where the call is refused or fails. A renewed token is stored for the web. */
  readonly call: (url: string, body: unknown) => Promise<unknown>
}

/** Empty where nobody is signed in, or the browser stores nothing. */
function storedAuth(): { readonly tokenHash?: string } {
  try {
    return (JSON.parse(localStorage.getItem(authKey) ?? '{}') ?? {}) as { tokenHash?: string }
  } catch {
    return {}
  }
}

const names = ['access-token', 'token-type', 'expiry', 'client', 'uid'] as const

/** Null where nobody is signed in, or the browser has no key. */
export async function openSession(): Promise<Session | null> {
  const key = await findKey().catch(() => null)
  const read = async () => (key ? decryptTokens(crypto.subtle, key, storedAuth().tokenHash ?? '') : null)
  const first = await read()
  if (!key || !isComplete(first)) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(first.uid))
  return {
    owner: toBase64(new Uint8Array(digest)).slice(0, 16),
    call: async (url, body) => {
      const sent = await read()
      if (!isComplete(sent)) return null
      const headers = { 'content-type': 'application/json', ...sent }
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
      if (!response?.ok) return null
      await saveRenewed(key, sent, response.headers)
      return response.json().catch(() => null) as Promise<unknown>
    },
  }
}

/** Only the server says that a session has expired: this device's clock may be wrong. */
function isComplete(tokens: Tokens | null): tokens is Tokens {
  return tokens !== null && tokens['access-token'] !== '' && Number(tokens.expiry) > 0
}

/** Replaces only the sent token, or an older one of its session: another tab may have signed out or renewed it. */
async function saveRenewed(key: CryptoKey, sent: Tokens, headers: Headers): Promise<void> {
  if (!headers.get('access-token')?.trim()) return
  const next = Object.fromEntries(names.map((name) => [name, headers.get(name)?.trim() || sent[name]])) as Tokens
  const hash = storedAuth().tokenHash
  const stored = hash ? await decryptTokens(crypto.subtle, key, hash) : null
  if (stored?.client !== next.client || Number(next.expiry) < Number(stored.expiry)) return
  const tokenHash = await encryptTokens(crypto.subtle, key, crypto.getRandomValues(new Uint8Array(12)), next)
  if (storedAuth().tokenHash === hash) localStorage.setItem(authKey, JSON.stringify({ ...storedAuth(), tokenHash }))
}

/** Milliseconds, as in the web's open-database.ts. */
const databaseTimeout = 3000

/** Null where IndexedDB has not answered in time. */
function findKey(): Promise<CryptoKey | null> {
  return Promise.race([
    readKey(),
    new Promise<null>((resolve) => {
      setTimeout(resolve, databaseTimeout, null)
    }),
  ])
}

function readKey(): Promise<CryptoKey | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(keysDatabase)
    // Only the web creates it.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB failed'))
    opening.onsuccess = () => {
      const request = opening.result.transaction(keysStore, 'readonly').objectStore(keysStore).get(tokenKeyId)
      request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
      request.onsuccess = () => {
        opening.result.close()
        resolve((request.result as CryptoKey | undefined) ?? null)
      }
    }
  })
}
