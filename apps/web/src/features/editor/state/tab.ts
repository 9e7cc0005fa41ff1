/** This page's name among the tabs of a browser; another load of the page has another. */
export const tabId = crypto.randomUUID()

const lockOf = (tab: string) => `deckle-tab-${tab}`

/** Holds a lock as long as this page lives, so that other tabs know whose drafts are orphans. */
export function announceTab(): void {
  if (announced || !('locks' in navigator)) return
  announced = true
  void navigator.locks.request(lockOf(tabId), () => new Promise(() => {}))
}
let announced = false

/** Whether another tab still lives; where the browser can't tell (no secure context), it counts as gone. */
export async function livingTabs(): Promise<(tab: string) => boolean> {
  if (!('locks' in navigator)) return (tab) => tab === tabId
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map((lock) => lock.name))
  return (tab) => tab === tabId || names.has(lockOf(tab))
}
