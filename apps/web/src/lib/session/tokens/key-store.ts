import { answerOf, Insecure, inTime, openDatabase } from '../../offline/open-database.ts'
import type { StorageProblem } from './storage-problem.ts'

export interface KeyStore {
  /** The key, created at the first call; null if this browser can't store one. */
  get(): Promise<CryptoKey | null>
  /** Why there is no key; null if there is one. */
  problem(): Promise<StorageProblem | null>
}

type Obtained = { readonly key: CryptoKey } | { readonly error: unknown }

/**
 * A non-extractable AES-GCM key in IndexedDB. None on origins without WebCrypto (plain http except localhost), and if
 * IndexedDB is blocked, full, or does not respond.
 */
export function createKeyStore(subtle: SubtleCrypto | undefined, databases: IDBFactory | undefined): KeyStore {
  let current: Promise<Obtained> | null = null
  const obtain = (): Promise<Obtained> => {
    current ??= inTime(obtainKey(subtle, databases)).then(
      (key) => ({ key }),
      (error: unknown) => ({ error }),
    )
    return current
  }
  return {
    async get() {
      const obtained = await obtain()
      return 'key' in obtained ? obtained.key : null
    },
    async problem() {
      const obtained = await obtain()
      return 'error' in obtained ? (await import('./storage-problem.ts')).storageProblemOf(obtained.error) : null
    },
  }
}

async function obtainKey(subtle: SubtleCrypto | undefined, databases: IDBFactory | undefined): Promise<CryptoKey> {
  if (!subtle) throw new Insecure()
  if (!databases) throw new Error('No IndexedDB')
  const database = await openDatabase(databases, 'deckle-keys', STORE)
  const known = await answerOf<CryptoKey | undefined>(keys(database, 'readonly').get(KEY))
  if (known) return known
  const fresh = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two tabs may race here: the first to store its key wins, both use that one.
  const store = keys(database, 'readwrite')
  const other = await answerOf<CryptoKey | undefined>(store.get(KEY))
  if (other) return other
  await answerOf(store.put(fresh, KEY))
  return fresh
}

const KEY = 'token'
const STORE = 'keys'

function keys(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(STORE, mode).objectStore(STORE)
}
