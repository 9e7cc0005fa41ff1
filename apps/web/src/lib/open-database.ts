/** The browser did not answer in time: its disk or its profile is in trouble. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
}

/** There is no WebCrypto, nor a key to keep: an origin on plain http. */
export class Insecure extends Error {
  override readonly name = 'Insecure'
}

/** Milliseconds; a healthy browser needs a few. */
const ANSWERS_WITHIN = 3000

/** The browser's databases; undefined where it refuses the very mention of them (cookies and site data blocked). */
export function browserDatabases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB
  } catch {
    return undefined
  }
}

/** Opens a database of one store, made at the first call. @throws DatabaseSilent where no answer comes */
export function openDatabase(databases: IDBFactory, name: string, store: string): Promise<IDBDatabase> {
  const opening = databases.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  return inTime(answerOf(opening))
}

export function answerOf<T>(pending: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pending.onsuccess = () => resolve(pending.result)
    pending.onerror = () => reject(pending.error ?? new Error('IndexedDB failed'))
  })
}

/** The same, but not waited for without end. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseSilent()), ANSWERS_WITHIN)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
