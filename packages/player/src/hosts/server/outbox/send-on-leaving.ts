import { tokenPrefix } from '../../storage/storage-keys.ts'
import type { Store } from '../../storage/store.ts'
import { whenLeft } from '../visit/when-left.ts'
import type { Outbox } from './outbox.ts'
import type { UnsentAnswer } from './outbox-item.ts'

/** The browser's limit for beacons of a closing page, less the tracked events. */
const maxBytes = 40_000
const maxAnswers = 50

/**
 * Sends the unsent answers and leads as the page is closed. They stay in the outbox: no reply confirms them, and sending is idempotent by
 * their ids. Returns what ends it.
 */
export function sendOnLeaving(api: string, store: Store, outbox: Outbox): () => void {
  const post = (path: string, body: string) =>
    navigator.sendBeacon?.(`${api}/play/attempts/${path}`, new Blob([body], { type: 'application/json' }))
  const send = () => {
    const items = outbox.items()
    for (const attemptId of new Set(items.map((item) => item.attemptId))) {
      const token = store.get(tokenPrefix + attemptId)
      if (!token) continue
      const own = items.filter((item) => item.attemptId === attemptId)
      const answers = bodyOf(
        token,
        own.flatMap((item) => (item.answer ? item : [])),
      )
      if (answers) post(`${attemptId}/leave`, answers)
      for (const { id, ...item } of own)
        if (!item.answer) post(`${attemptId}/lead`, JSON.stringify({ token, id, ...item.lead }))
    }
  }
  return whenLeft(send)
}

/** The oldest answers that fit into one request; '' for none. */
function bodyOf(token: string, items: readonly UnsentAnswer[]): string {
  let body = ''
  const answers: Omit<UnsentAnswer, 'attemptId' | 'begin'>[] = []
  for (const { attemptId: _, begin: __, ...answer } of items.slice(0, maxAnswers)) {
    answers.push(answer)
    const longer = JSON.stringify({ token, answers })
    if (longer.length > maxBytes) break
    body = longer
  }
  return body
}
