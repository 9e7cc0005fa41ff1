/** Where the key lives that encrypts the session's token. */
export interface KeyStore {
  /** The key, made at the first call; null where this browser keeps none. */
  get(): Promise<CryptoKey | null>
}

/**
 * An AES-GCM key that scripts can use but not export, in IndexedDB. Null on origins without WebCrypto
 * (plain http but for localhost) and where IndexedDB is forbidden.
 */
export function createKeyStore(subtle: SubtleCrypto | undefined, databases: IDBFactory | undefined): KeyStore {
  let current: Promise<CryptoKey | null> | null = null
  return {
    get() {
      if (!subtle || !databases) return Promise.resolve(null)
      current ??= obtainKey(subtle, databases).catch(() => null)
      return current
    },
  }
}

async function obtainKey(subtle: SubtleCrypto, databases: IDBFactory): Promise<CryptoKey> {
  const database = await open(databases)
  const known = await request<CryptoKey | undefined>(keys(database, 'readonly').get(KEY))
  if (known) return known
  const fresh = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two tabs may be here at once: the first to add wins, both use that one.
  const store = keys(database, 'readwrite')
  const other = await request<CryptoKey | undefined>(store.get(KEY))
  if (other) return other
  await request(store.put(fresh, KEY))
  return fresh
}

const KEY = 'token'
const STORE = 'keys'

function keys(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(STORE, mode).objectStore(STORE)
}

function open(databases: IDBFactory): Promise<IDBDatabase> {
  const opening = databases.open('deckle-keys', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return request(opening)
}

function request<T>(pending: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pending.onsuccess = () => resolve(pending.result)
    pending.onerror = () => reject(pending.error ?? new Error('IndexedDB failed'))
  })
}
