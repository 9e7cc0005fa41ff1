import { filesDatabase, filesStore } from '../../storage/storage-keys.ts'

/** In IndexedDB, until it is uploaded. Rejects where the browser stores nothing or has no room. */
export async function storeFile(id: string, file: File): Promise<void> {
  await inStore('readwrite', (files) => files.put(file, id))
}

export async function storedFile(id: string): Promise<File | undefined> {
  return (await inStore('readonly', (files) => files.get(id))) as File | undefined
}

export async function removeFile(id: string): Promise<void> {
  await inStore('readwrite', (files) => files.delete(id))
}

/** Resolves once the transaction is committed. */
async function inStore(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(filesStore, mode)
      const request = act(transaction.objectStore(filesStore))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB failed'))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(filesDatabase, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(filesStore)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = opening.onblocked = () => reject(opening.error ?? new Error('IndexedDB failed'))
  })
}
