/** Files that wait for the connection, in IndexedDB by their ids: localStorage takes no files. Rejects where the browser keeps nothing, or has no room. */

const storeName = 'files'

export async function keepFile(id: string, file: File): Promise<void> {
  await inStore('readwrite', (files) => files.put(file, id))
}

export async function keptFile(id: string): Promise<File | undefined> {
  return (await inStore('readonly', (files) => files.get(id))) as File | undefined
}

export async function forgetFile(id: string): Promise<void> {
  await inStore('readwrite', (files) => files.delete(id))
}

/** Done once it is on the disk. */
async function inStore(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = act(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB failed'))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('deckle-files', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = opening.onblocked = () => reject(opening.error ?? new Error('IndexedDB failed'))
  })
}
