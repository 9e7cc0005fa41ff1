import { attemptKey, tokenPrefix } from '../../storage/storage-keys.ts'
import type { Store } from '../../storage/store.ts'
import { whenLeft } from '../visit/when-left.ts'
import { beginBody } from './attempt-token.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxItem } from './outbox-item.ts'

/** The browser's limit for beacons of a closing page, less the tracked events. */
const maxBytes = 40_000
const maxAnswers = 50

/**
 * Sends the unsent answers and leads as the page is closed. They stay in the outbox: no reply confirms them, and sending is idempotent by
 * their ids. Begins the current attempt with them if it has no token yet. Returns what ends it.
 */
export function sendOnLeaving(api: string, store: Store, outbox: Outbox): () => void {
  return whenLeft(() => {
    const items = outbox.items()
    for (const attemptId of new Set(items.map((item) => item.attemptId))) {
      const own = items.filter((item) => item.attemptId === attemptId)
      const [{ begin }] = own as [OutboxItem]
      const token = store.get(tokenPrefix + attemptId)
      if (token || attemptId === store.get(attemptKey))
        navigator.sendBeacon?.(
          `${api}/play/${token ? `attempts/${attemptId}/leave` : `${begin.shortid}/attempts`}`,
          bodyOf(token ? { token } : beginBody(store, attemptId, begin), own),
        )
    }
  })
}

/** As many of the oldest items as fit into one request. */
function bodyOf(fields: object, items: readonly OutboxItem[]): Blob | undefined {
  const answers: object[] = []
  let lead
  let body
  for (const { attemptId: _, begin: __, ...item } of items.slice(0, maxAnswers)) {
    if (item.answer) answers.push(item)
    else lead = { ...item.lead, id: item.id }
    const longer = new Blob([JSON.stringify({ ...fields, answers, lead })], { type: 'application/json' })
    if (longer.size > maxBytes) break
    body = longer
  }
  return body
}
