/** Identifies this page among the browser's tabs; a reload gets a new id. */
export const tabId = crypto.randomUUID()

const lockOf = (tab: string) => `deckle-tab-${tab}`

/** Holds a lock while this page lives, so that other tabs can tell which drafts are orphaned. */
export function announceTab(): void {
  if (announced || !('locks' in navigator)) return
  announced = true
  void navigator.locks.request(lockOf(tabId), () => new Promise(() => {}))
}
let announced = false

/** Whether another tab is still open; if the browser can't tell (insecure context), it counts as closed. */
export async function openTabs(): Promise<(tab: string) => boolean> {
  if (!('locks' in navigator)) return (tab) => tab === tabId
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map((lock) => lock.name))
  return (tab) => tab === tabId || names.has(lockOf(tab))
}
