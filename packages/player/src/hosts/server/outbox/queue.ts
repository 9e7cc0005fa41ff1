import type { ShownVerdict } from '@deckle/slides/view.ts'
import { HostRefusal } from '../../host.ts'
import type { Queued } from './queued.ts'
import type { Store } from '../../storage/store.ts'
import { timeOfUuid, uuidV7 } from '../uuid.ts'

export interface QueueOptions {
  /** Of the deck's version. */
  readonly store: Store
  /** Told when an answer goes, and when the connection does. */
  readonly onChange: () => void
  /** What became of an answer that nobody waits for: it was given before a reload, or in another tab. */
  readonly onLate: (item: Queued, told: ShownVerdict | HostRefusal) => void
}

export type Queue = ReturnType<typeof createQueue>

interface Waiter {
  readonly item: Queued
  readonly resolve: (verdict: ShownVerdict) => void
  readonly reject: (reason: unknown) => void
}

/** Answers that wait for the server, each kept on the device until it is stored there (`sender.ts` sends them). */
export function createQueue({ store, onChange, onLate }: QueueOptions) {
  const waiters = new Map<string, Waiter>()
  let isAway = false
  let asks = false
  let isKept = true

  /** In the order in which they were given. */
  const ids = () => [...new Set([...store.keys('q.').map((key) => key.slice(2)), ...waiters.keys()])].sort()
  const items = (): Queued[] =>
    ids().flatMap((id) => {
      const text = store.get(`q.${id}`)
      // Another tab may have sent it in this moment.
      return text ? (JSON.parse(text) as Queued) : (waiters.get(id)?.item ?? [])
    })

  return {
    items,
    /** How many answers wait, whether the connection is away, whether the browser keeps them, and whether the deck asks who comes. */
    standing: () => [ids().length, isAway, isKept, asks] as const,
    /** @param askedFor the server is there, but takes nothing before the person has shown what the deck asks for */
    setAway: (away: boolean, askedFor = false) => {
      if (away === isAway && askedFor === asks) return
      isAway = away
      asks = askedFor
      onChange()
    },
    add: (answer: Omit<Queued, 'id'>): Promise<ShownVerdict> => {
      // Later than all that wait, whatever the clock says: they are sent in the order of their ids.
      const item = { id: uuidV7(Math.max(Date.now(), timeOfUuid(ids().at(-1)) + 1)), ...answer }
      isKept = store.set(`q.${item.id}`, JSON.stringify(item))
      return new Promise((resolve, reject) => void waiters.set(item.id, { item, resolve, reject }))
    },
    /** The server has said what becomes of it. */
    settle: (item: Queued, told: ShownVerdict | HostRefusal) => {
      const waiter = waiters.get(item.id)
      waiters.delete(item.id)
      store.remove(`q.${item.id}`)
      onChange()
      if (!waiter) onLate(item, told)
      else if (told instanceof HostRefusal) waiter.reject(told)
      else waiter.resolve(told)
    },
  }
}
