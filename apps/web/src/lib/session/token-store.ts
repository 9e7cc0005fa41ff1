import type { Tokens } from '@deckle/contract/client/tokens.ts'
import type { KeyStore } from './key-store.ts'
import type { PersistedStore } from './persisted.ts'

/**
 * Holds the session's token in memory and, encrypted by AES-GCM, in the persisted auth. Where there is no key
 * (`isKept()` false) it lives in memory only and a reload signs out.
 */
export function createTokenStore(
  persisted: PersistedStore,
  keyStore: KeyStore,
  subtle: SubtleCrypto | undefined,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
) {
  let token: Tokens | null = null
  /** The stored text that `token` was read from or written to. */
  let seen: string | undefined
  let writes = 0
  return {
    /** The token; read anew where another tab has stored a newer one. */
    async read(): Promise<Tokens | null> {
      const { tokenHash } = persisted.read('auth')
      if (!tokenHash || tokenHash === seen) return token
      const write = writes
      const key = await keyStore.get()
      const stored = key && subtle ? await decrypt(subtle, key, tokenHash) : null
      if (write === writes) {
        seen = tokenHash
        token = stored
      }
      return token
    },

    async write(next: Tokens): Promise<void> {
      token = next
      const write = ++writes
      const key = await keyStore.get()
      const tokenHash =
        key && subtle ? await encrypt(subtle, key, random(new Uint8Array(12)), JSON.stringify(next)) : undefined
      // A later token, or signing out, came while this one was encrypted: the later one stands.
      if (write !== writes || !tokenHash) return
      seen = tokenHash
      persisted.write('auth', { ...persisted.read('auth'), tokenHash })
    },

    /** Forgets the stored token only: what is in memory is good until the page goes. */
    forgetStored(): void {
      writes++
      const { tokenHash: _, ...auth } = persisted.read('auth')
      persisted.write('auth', auth)
    },

    clear(): void {
      this.forgetStored()
      token = null
    },

    /** Whether the token survives a reload of the page. */
    isKept: async (): Promise<boolean> => (await keyStore.get()) !== null,
  }
}

async function encrypt(
  subtle: SubtleCrypto,
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<string> {
  const cipher = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return `v1.${toBase64(iv)}.${toBase64(new Uint8Array(cipher))}`
}

async function decrypt(subtle: SubtleCrypto, key: CryptoKey, hash: string): Promise<Tokens | null> {
  try {
    const [version, iv, cipher] = hash.split('.')
    if (version !== 'v1' || !iv || !cipher) return null
    const plain = await subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(cipher))
    return JSON.parse(new TextDecoder().decode(plain)) as Tokens
  } catch {
    return null
  }
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
