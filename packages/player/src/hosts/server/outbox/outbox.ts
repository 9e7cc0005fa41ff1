import type { ShownVerdict } from '@deckle/slides/view.ts'
import { type Connection, HostRefusal } from '../../host.ts'
import { outboxPrefix } from '../../storage/storage-keys.ts'
import type { Store } from '../../storage/store.ts'
import { timeOfUuid, uuidV7 } from '../uuid.ts'
import type { NewOutboxItem, OutboxItem } from './outbox-item.ts'

export interface OutboxOptions {
  readonly store: Store
  /** Called when an answer leaves the outbox and when the connection changes. */
  readonly onChange: () => void
  /** The outcome of an answer that is not awaited: from before a reload or from another tab. */
  readonly onLate: (item: OutboxItem, outcome: ShownVerdict | HostRefusal) => void
}

export type Outbox = ReturnType<typeof createOutbox>

interface Awaited {
  readonly item: OutboxItem
  readonly resolve: (outcome: ShownVerdict | Promise<never>) => void
}

/** Unsent answers and leads, stored on the device until the server has stored them (`sender.ts` sends them). */
export function createOutbox({ store, onChange, onLate }: OutboxOptions) {
  const awaited = new Map<string, Awaited>()
  let isOffline = false
  let needsPass = false
  let isStored = true

  /** In the order in which the answers were given. */
  const ids = () => {
    const stored = store.keys(outboxPrefix).map((key) => key.slice(outboxPrefix.length))
    return [...new Set([...stored, ...awaited.keys()])].sort()
  }

  return {
    items: (): OutboxItem[] =>
      ids().flatMap((id) => {
        const text = store.get(outboxPrefix + id)
        // Another tab may have sent it in the meantime.
        return text ? (JSON.parse(text) as OutboxItem) : (awaited.get(id)?.item ?? [])
      }),
    connection: (): Connection => ({ unsent: ids().length, offline: isOffline, isStored, needsPass }),
    /** @param pass the server is reachable, but accepts nothing without another pass */
    setOffline: (offline: boolean, pass = false) => {
      if (offline === isOffline && pass === needsPass) return
      isOffline = offline
      needsPass = pass
      onChange()
    },
    add: (answer: NewOutboxItem): Promise<ShownVerdict> => {
      // Answers are sent in the order of their ids: this one is the newest, whatever the clock says.
      const item = { id: uuidV7(Math.max(Date.now(), timeOfUuid(ids().at(-1)) + 1)), ...answer }
      isStored = store.set(outboxPrefix + item.id, JSON.stringify(item))
      return new Promise((resolve) => void awaited.set(item.id, { item, resolve }))
    },
    finish: (item: OutboxItem, outcome: ShownVerdict | HostRefusal) => {
      const one = awaited.get(item.id)
      awaited.delete(item.id)
      store.remove(outboxPrefix + item.id)
      onChange()
      if (!one) onLate(item, outcome)
      else one.resolve(outcome instanceof HostRefusal ? Promise.reject(outcome) : outcome)
    },
  }
}
