import { answerOf, DatabaseSilent, inTime, openDatabase } from '../open-database.ts'

/** Why a browser keeps no session: plain http; site data refused; no room; no answer from the browser's own store. */
export type NotKept = 'insecure' | 'refused' | 'full' | 'silent'

/** Where the key lives that encrypts the session's token. */
export interface KeyStore {
  /** The key, made at the first call; null where this browser keeps none. */
  get(): Promise<CryptoKey | null>
  /** Why there is none; null where there is one. */
  whyNone(): Promise<NotKept | null>
}

type Obtained = { readonly key: CryptoKey } | { readonly why: NotKept }

/**
 * An AES-GCM key that scripts can use but not export, in IndexedDB. None on origins without WebCrypto
 * (plain http but for localhost), and where IndexedDB is forbidden, full, or does not answer.
 */
export function createKeyStore(subtle: SubtleCrypto | undefined, databases: IDBFactory | undefined): KeyStore {
  let current: Promise<Obtained> | null = null
  const obtain = (): Promise<Obtained> => {
    if (!subtle) return Promise.resolve({ why: 'insecure' })
    if (!databases) return Promise.resolve({ why: 'refused' })
    current ??= inTime(obtainKey(subtle, databases)).then(
      (key) => ({ key }),
      (error: unknown) => ({ why: whyOf(error) }),
    )
    return current
  }
  return {
    async get() {
      const obtained = await obtain()
      return 'key' in obtained ? obtained.key : null
    },
    async whyNone() {
      const obtained = await obtain()
      return 'why' in obtained ? obtained.why : null
    },
  }
}

export function whyOf(error: unknown): NotKept {
  if (error instanceof DatabaseSilent) return 'silent'
  return error instanceof Error && /quota/i.test(`${error.name} ${error.message}`) ? 'full' : 'refused'
}

async function obtainKey(subtle: SubtleCrypto, databases: IDBFactory): Promise<CryptoKey> {
  const database = await openDatabase(databases, 'deckle-keys', STORE)
  const known = await answerOf<CryptoKey | undefined>(keys(database, 'readonly').get(KEY))
  if (known) return known
  const fresh = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two tabs may be here at once: the first to add wins, both use that one.
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
