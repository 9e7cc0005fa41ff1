import { isShortId } from '@deckle/core/text/short-id.ts'
import type pg from 'pg'
import type { Listener } from '../../../db/listen.ts'
import type { Versions } from '../versions.ts'
import { createByteCache } from '../../../http/prepared/byte-cache.ts'
import { createLoader, onceSucceeded } from '../../../http/prepared/loader.ts'
import { createPublishedDeck, type PublishedDeck } from './published-deck.ts'
import { findPublication, findShortidOfSlug } from './queries.ts'
import { createSlugs } from './slugs.ts'

/** Shortids whose pages changed, or `client:<id>` for all of a client's. */
export const PUBLICATION_CHANNEL = 'publication'
const MOST_BYTES = 64 * 1024 * 1024
/** Bytes that an entry counts before it has pages. */
const ENTRY_BYTES = 300

interface Entry {
  readonly clientId: string
  readonly shortid: string
  /** Null if unpublished or the client is suspended. */
  readonly deck: PublishedDeck | null
}

export interface PublishedDecks {
  /** From memory, without waiting; undefined where it is not cached. */
  peek(address: string): PublishedDeck | null | undefined
  /** By short id or slug. Null where it was unpublished, undefined where there is none. Simultaneous requests share one load. */
  find(address: string): Promise<PublishedDeck | null | undefined>
  /** A page was added to the deck. */
  grow(deck: PublishedDeck, bytes: number): void
  evict(shortid: string): void
  evictClient(clientId: string): void
  clear(): void
}

interface Parts {
  readonly pool: pg.Pool
  readonly listener: Listener
  readonly versions: Versions
}

/** Cached until they change, on this server or on another, which announces it over the channel. */
export function createPublishedDecks(parts: Parts): PublishedDecks {
  const cache = createByteCache<Entry>(MOST_BYTES)
  const subscribed = onceSucceeded(() => subscribe(parts.listener, decks))
  const entries = createLoader(
    async (shortid) => {
      await subscribed()
      return readEntry(parts, shortid)
    },
    (shortid, entry) => cache.set(shortid, entry, ENTRY_BYTES),
  )
  const slugs = createSlugs(async (slug) => {
    await subscribed()
    return findShortidOfSlug(parts.pool, slug)
  })
  const decks: PublishedDecks = {
    peek: (address) => cache.get(slugs.peek(address) ?? address)?.deck,
    async find(address) {
      const shortid = isShortId(address) ? address : await slugs.find(address)
      if (shortid === null) return undefined
      const entry = cache.get(shortid) ?? (await entries.load(shortid))
      return entry?.deck
    },
    grow(deck, bytes) {
      const entry = cache.get(deck.shortid)
      if (entry?.deck === deck) cache.grow(deck.shortid, entry, bytes)
    },
    evict(shortid) {
      slugs.clear()
      cache.delete(shortid)
      entries.discard(shortid)
    },
    evictClient(clientId) {
      slugs.clear()
      for (const { clientId: owner, shortid } of cache.values()) if (owner === clientId) cache.delete(shortid)
      entries.discardAll()
    },
    clear() {
      slugs.clear()
      cache.clear()
      entries.discardAll()
    },
  }
  return decks
}

function subscribe(listener: Listener, decks: Pick<PublishedDecks, 'evict' | 'evictClient' | 'clear'>) {
  return listener.subscribe(PUBLICATION_CHANNEL, {
    onMessage: (message) =>
      message.startsWith('client:') ? decks.evictClient(message.slice(7)) : decks.evict(message),
    onReconnect: () => decks.clear(),
  })
}

async function readEntry({ pool, versions }: Parts, shortid: string): Promise<Entry | undefined> {
  const row = await findPublication(pool, shortid)
  if (!row) return undefined
  const clientId = row.client_id
  if (row.version_id === null) return { clientId, shortid, deck: null }
  const version = await versions.get(clientId, row.version_id)
  return version && { clientId, shortid, deck: createPublishedDeck(row, version) }
}
