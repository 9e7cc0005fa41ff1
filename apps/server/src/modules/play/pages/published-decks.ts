import { play } from '@deckle/contract/play.ts'
import {
  isGated,
  type PublicationSettings,
  settingsFrom,
  slugProblem,
} from '@deckle/core/deck/publication/publication.ts'
import { isShortId } from '@deckle/core/text/short-id.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import type pg from 'pg'
import type { Listener } from '../../../db/listen.ts'
import { createByteCache } from './byte-cache.ts'
import type { PreparedPage } from './prepared-page.ts'
import { findPublication, findShortidOfSlug } from './queries.ts'
import type { Version, Versions } from '../versions.ts'

/** Shortids whose pages changed, or `client:<id>` for all of a client's. */
export const PUBLICATION_CHANNEL = 'publication'
const mostSlugs = 50_000
export const MOST_PAGE_BYTES = 64 * 1024 * 1024

/** A deck that the public can see, with its pages as they were last asked for. */
export interface PublishedDeck {
  readonly shortid: string
  readonly version: Version
  readonly poweredBy: boolean
  /** Bytes at which a file that is handed in is refused; 0 where no slide takes one. */
  readonly uploadLimit: number
  readonly brand: { readonly name: string; readonly logo: string }
  readonly settings: PublicationSettings
  /** Attempts taken when it was loaded. */
  readonly responses: number
  /** Anybody may see it at any time: nothing is asked, and no date or number ends it. */
  readonly isOpen: boolean
  /** By kind and language. */
  readonly pages: Map<string, PreparedPage>
  readonly preparing: Map<string, Promise<PreparedPage>>
}

interface Entry {
  readonly clientId: string
  /** Null: taken back. */
  readonly deck: PublishedDeck | null
}

export interface PublishedDecks {
  /** What is in memory, at once; undefined where that says nothing. */
  peek(shortid: string): PublishedDeck | null | undefined
  /** By short id or own address. Null where it was taken back, undefined where there is none. Requests at once share one load. */
  find(address: string): Promise<PublishedDeck | null | undefined>
  /** A page was added to the deck. */
  grow(deck: PublishedDeck, bytes: number): void
  forget(shortid: string): void
  forgetClient(clientId: string): void
  forgetAll(): void
  readonly bytes: number
}

/** What is published, in memory until it changes: here, or on another server that tells over the channel. */
export function createPublishedDecks({
  pool,
  listener,
  versions,
  most = MOST_PAGE_BYTES,
}: {
  pool: pg.Pool
  listener: Listener
  versions: Versions
  most?: number
}): PublishedDecks {
  const cache = createByteCache<Entry>(most)
  const loading = new Map<string, Promise<Entry | undefined>>()
  /** Short ids by own address. */
  const slugs = new Map<string, string>()
  let changes = 0
  const forgetSlugs = () => {
    changes += 1
    slugs.clear()
  }
  let heard: Promise<unknown> | null = null

  /** Nothing is kept before changes are heard of. */
  function hear(): Promise<unknown> {
    heard ??= listener
      .subscribe(PUBLICATION_CHANNEL, {
        onMessage: (message) =>
          message.startsWith('client:') ? all.forgetClient(message.slice(7)) : all.forget(message),
        onReconnect: () => all.forgetAll(),
      })
      .catch((error: unknown) => {
        heard = null
        throw error
      })
    return heard
  }

  async function read(shortid: string): Promise<Entry | undefined> {
    await hear()
    const row = await findPublication(pool, shortid)
    if (!row) return undefined
    if (row.version_id === null) return { clientId: row.client_id, deck: null }
    const version = await versions.get(row.version_id)
    if (!version) return undefined
    const { branding, plan } = row
    const settings = settingsFrom(row.settings)
    const takesFiles = version.content.contentHash.some(({ template }) => template === 'uploader')
    return {
      clientId: row.client_id,
      deck: {
        shortid,
        version,
        poweredBy: plans[plan].poweredBy,
        uploadLimit: takesFiles ? Math.min(spaceLimit(row.max_space), play.uploadStream.bodyLimit) : 0,
        brand: { name: branding.name, logo: plans[plan].customLogo ? branding.logo : '' },
        settings,
        responses: row.attempt_count,
        isOpen:
          !isGated(settings.access) &&
          settings.opensAt === null &&
          settings.closesAt === null &&
          settings.responseLimit === null,
        pages: new Map(),
        preparing: new Map(),
      },
    }
  }

  function load(shortid: string): Promise<Entry | undefined> {
    const started = read(shortid).then(
      (entry) => {
        // Changed meanwhile: what was read may be what was before.
        if (loading.get(shortid) !== started) return loading.get(shortid) ?? load(shortid)
        loading.delete(shortid)
        if (entry) cache.set(shortid, entry, 300)
        return entry
      },
      (error: unknown) => {
        if (loading.get(shortid) === started) loading.delete(shortid)
        throw error
      },
    )
    loading.set(shortid, started)
    return started
  }

  async function shortidFor(slug: string): Promise<string | null> {
    const known = slugs.get(slug)
    if (known !== undefined) return known
    if (slugProblem(slug) !== null || slug === '') return null
    await hear()
    const before = changes
    const found = await findShortidOfSlug(pool, slug)
    if (found === null) return null
    if (slugs.size >= mostSlugs) slugs.clear()
    // Changed meanwhile: what was read may be what was before.
    if (before === changes) slugs.set(slug, found)
    return found
  }

  const all: PublishedDecks = {
    peek: (address) => cache.get(slugs.get(address) ?? address)?.deck,
    async find(address) {
      const shortid = isShortId(address) ? address : await shortidFor(address)
      if (shortid === null) return undefined
      const entry = cache.get(shortid) ?? (await (loading.get(shortid) ?? load(shortid)))
      return entry?.deck
    },
    grow(deck, bytes) {
      const entry = cache.get(deck.shortid)
      if (entry?.deck === deck) cache.grow(deck.shortid, entry, bytes)
    },
    forget(shortid) {
      forgetSlugs()
      cache.delete(shortid)
      loading.delete(shortid)
    },
    forgetClient(clientId) {
      forgetSlugs()
      for (const { clientId: owner, deck } of cache.values()) if (owner === clientId && deck) cache.delete(deck.shortid)
      loading.clear()
    },
    forgetAll() {
      forgetSlugs()
      cache.clear()
      loading.clear()
    },
    get bytes() {
      return cache.bytes
    },
  }
  return all
}
