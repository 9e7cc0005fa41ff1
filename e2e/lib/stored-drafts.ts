import type { Page } from '@playwright/test'

/** Unsaved work that the application's tabs have stored on the device, as JSON. */
export function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
      })
    const database = await done(indexedDB.open('deckle-drafts'))
    const drafts = await done(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return JSON.stringify(drafts)
  })
}
