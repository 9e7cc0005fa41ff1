import type { Tokens } from '@deckle/contract/client/tokens.ts'
import { decryptTokens, encryptTokens } from '@deckle/player/hosts/server/member/token-cipher.ts'
import type { KeyStore } from './key-store.ts'
import type { StorageProblem } from './storage-problem.ts'
import type { PersistedStore } from './persisted.ts'

/**
 * Holds the session's token in memory and, AES-GCM encrypted, in the persisted auth. Without a key (`storageProblem()`) it
 * lives in memory only and a reload signs out.
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
    /** The token; read again if another tab has stored a newer one. */
    async read(): Promise<Tokens | null> {
      const { tokenHash } = persisted.read('auth')
      if (!tokenHash || tokenHash === seen) return token
      const write = writes
      const key = await keyStore.get()
      const stored = key && subtle ? await decryptTokens(subtle, key, tokenHash) : null
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
      const tokenHash = key && subtle ? await encryptTokens(subtle, key, random(new Uint8Array(12)), next) : undefined
      // A later token, or signing out, came while this one was encrypted: the later one wins.
      if (write !== writes || !tokenHash) return
      const { tokenHash: older, ...auth } = persisted.read('auth')
      seen = tokenHash
      if (persisted.write('auth', { ...auth, tokenHash })) return
      // Storage full: the older token, which this one replaces, would be taken for another tab's newer one.
      persisted.write('auth', auth)
      seen = persisted.read('auth').tokenHash === older ? older : undefined
    },

    /** Removes only the stored token: the one in memory stays valid until the page unloads. */
    clearStored(): void {
      writes++
      const { tokenHash: _, ...auth } = persisted.read('auth')
      persisted.write('auth', auth)
    },

    clear(): void {
      this.clearStored()
      token = null
    },

    /** Why the token does not survive a reload; null if it does. */
    storageProblem: async (): Promise<StorageProblem | null> =>
      (await keyStore.problem()) ?? (await persisted.storageProblem()),
  }
}
