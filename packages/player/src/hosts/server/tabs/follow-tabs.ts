import { outboxPrefix, playKey } from '../../storage/storage-keys.ts'
import { versionStoreName } from '../../storage/store.ts'

/** Milliseconds after which another tab's storage event has arrived. */
const syncDelayMs = 300

/** Follows the deck's other tabs through the shared storage: once the person is back in a tab, it shows the latest state. */
export function followTabs(versionId: string, onStored: () => void, onPlayed: () => void): void {
  const store = versionStoreName(versionId)
  let isOutdated = false
  addEventListener('storage', ({ key }) => {
    if (key === store + playKey) isOutdated = true
    else if (key?.startsWith(store + outboxPrefix)) onStored()
  })
  const update = () => {
    if (!isOutdated || document.hidden) return
    isOutdated = false
    onPlayed()
  }
  const onReturn = () => {
    update()
    setTimeout(update, syncDelayMs)
  }
  addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
}
