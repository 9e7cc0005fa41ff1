/** The browser did not respond in time: its disk or profile has a problem. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
}

/** No WebCrypto: an origin on plain http. */
export class Insecure extends Error {
  override readonly name = 'Insecure'
}

/** Milliseconds; a healthy browser needs a few, one on a busy device sometimes seconds. */
export const ANSWERS_WITHIN = 20_000

/** The browser's databases; undefined if accessing them throws (cookies and site data blocked). */
export function browserDatabases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB
  } catch {
    return undefined
  }
}

/** Opens a database with one store, created at the first call. @throws DatabaseSilent if the browser doesn't respond */
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

/** Adds a timeout. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseSilent()), ANSWERS_WITHIN)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
