/** Identifies this page among the browser's tabs; a reload gets a new id. */
export const tabId = crypto.randomUUID()

/** Undefined in an insecure context. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks ?? undefined

const lockOf = (tab: string) => `deckle-tab-${tab}`

/** Holds a lock while this page lives, so that other tabs can tell which drafts are orphaned. */
export function announceTab(): void {
  if (announced || !locks()) return
  announced = true
  void navigator.locks.request(lockOf(tabId), () => new Promise(() => {}))
}
let announced = false

/** Whether another tab is still open; if the browser can't tell (insecure context), it counts as closed. */
export async function openTabs(): Promise<(tab: string) => boolean> {
  if (!locks()) return (tab) => tab === tabId
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map((lock) => lock.name))
  return (tab) => tab === tabId || names.has(lockOf(tab))
}
