import type { Listener } from '../../db/listen.ts'

/** Codes of addresses that changed. */
export const URL_CHANNEL = 'short_urls'

const MOST_ADDRESSES = 50_000

/** Where an address leads. */
export interface Address {
  readonly clientId: string
  readonly urlId: string
  /** With its source tags; null where the target is gone. */
  readonly location: string | null
  readonly source: string
  /** Milliseconds since 1970 at which it is over; null for never. */
  readonly endsAt: number | null
}

/** Addresses that were followed, until they change on any server. */
export interface Addresses {
  readonly peek: (code: string) => Address | undefined
  readonly find: (code: string) => Promise<Address | undefined>
  readonly evict: (code: string) => void
}

export function createAddresses(listener: Listener, load: (code: string) => Promise<Address | undefined>): Addresses {
  const cached = new Map<string, Address>()
  let changes = 0
  let subscribed: Promise<unknown> | null = null
  const clear = (): void => {
    changes += 1
    cached.clear()
  }
  const evict = (code: string): void => {
    changes += 1
    cached.delete(code)
  }
  // Tried again with the next address after a failure.
  const subscribe = (): Promise<unknown> =>
    (subscribed ??= listener
      .subscribe(URL_CHANNEL, { onMessage: evict, onReconnect: clear })
      .catch((error: unknown) => {
        subscribed = null
        throw error
      }))
  return {
    peek: (code) => cached.get(code),
    evict,
    async find(code) {
      await subscribe()
      const before = changes
      const found = await load(code)
      if (!found) return undefined
      if (cached.size >= MOST_ADDRESSES) cached.clear()
      // After a change meanwhile, what was read may be outdated.
      if (before === changes) cached.set(code, found)
      return found
    },
  }
}
