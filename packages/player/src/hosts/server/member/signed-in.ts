import type { Tokens } from '@deckle/contract/client/tokens.ts'
import { decryptTokens, encryptTokens, toBase64 } from './token-cipher.ts'

/** The session of the person who is signed in on this origin, as the web keeps it (its token-store.ts): the token encrypted, its key in IndexedDB. */
export interface Session {
  /** Tells people of this device apart, without a name. */
  readonly owner: string
  /** Posts in the person's name; null where that is refused, or no answer comes. A token that is renewed is kept for the web. */
  readonly call: (url: string, body: unknown) => Promise<unknown>
}

/** Where the web keeps what it knows of the person (its persisted.ts). */
const AUTH_KEY = 'deckle:auth'

/** What is stored of the session; nothing where nobody is signed in, or the browser keeps nothing. */
function storedAuth(): { readonly tokenHash?: string } {
  try {
    return (JSON.parse(localStorage.getItem(AUTH_KEY) ?? '{}') ?? {}) as { tokenHash?: string }
  } catch {
    return {}
  }
}

const names = ['access-token', 'token-type', 'expiry', 'client', 'uid'] as const

/** Null where nobody is signed in, or the browser keeps no key. */
export async function openSession(): Promise<Session | null> {
  const key = await findKey().catch(() => null)
  const read = async () => (key ? decryptTokens(crypto.subtle, key, storedAuth().tokenHash ?? '') : null)
  const first = await read()
  if (!key || !first || !isGood(first)) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(first.uid))
  return {
    owner: toBase64(new Uint8Array(digest)).slice(0, 16),
    call: async (url, body) => {
      const sent = await read()
      if (!sent || !isGood(sent)) return null
      const headers = { 'content-type': 'application/json', ...sent }
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
      if (!response?.ok) return null
      await keepRenewed(key, sent, response.headers)
      return response.json().catch(() => null) as Promise<unknown>
    },
  }
}

function isGood(tokens: Tokens | null): boolean {
  return tokens !== null && tokens['access-token'] !== '' && Number(tokens.expiry) > Date.now() / 1000
}

/** Only over the token that was sent, or an older one of its session: another tab may have signed out or gone on. */
async function keepRenewed(key: CryptoKey, sent: Tokens, headers: Headers): Promise<void> {
  if (!headers.get('access-token')?.trim()) return
  const next = Object.fromEntries(names.map((name) => [name, headers.get(name)?.trim() || sent[name]])) as Tokens
  const hash = storedAuth().tokenHash
  const stored = hash ? await decryptTokens(crypto.subtle, key, hash) : null
  if (stored?.client !== next.client || Number(next.expiry) < Number(stored.expiry)) return
  const tokenHash = await encryptTokens(crypto.subtle, key, crypto.getRandomValues(new Uint8Array(12)), next)
  if (storedAuth().tokenHash === hash) localStorage.setItem(AUTH_KEY, JSON.stringify({ ...storedAuth(), tokenHash }))
}

/** Milliseconds that the browser's database may take, as in the web's open-database.ts; a healthy one needs a few. */
const ANSWERS_WITHIN = 3000

/** Null where the browser has not answered in time. */
function findKey(): Promise<CryptoKey | null> {
  return Promise.race([
    readKey(),
    new Promise<null>((resolve) => {
      setTimeout(resolve, ANSWERS_WITHIN, null)
    }),
  ])
}

function readKey(): Promise<CryptoKey | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('deckle-keys')
    // Never made here.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB failed'))
    opening.onsuccess = () => {
      const asking = opening.result.transaction('keys', 'readonly').objectStore('keys').get('token')
      asking.onerror = () => reject(asking.error ?? new Error('IndexedDB failed'))
      asking.onsuccess = () => {
        opening.result.close()
        resolve((asking.result as CryptoKey | undefined) ?? null)
      }
    }
  })
}
