import type { Listener } from '../../../db/listen.ts'
import { createByteCache } from '../../../http/prepared/byte-cache.ts'
import { createLoader, onceSucceeded } from '../../../http/prepared/loader.ts'
import type { PreparedPage } from '../../../http/prepared/prepared-page.ts'
import type { ArticleChanges } from '../../articles/index.ts'
import { PUBLICATION_CHANNEL } from '../../play/index.ts'
import type { BlogComment } from '../comments.ts'

/** Clients whose blogs changed, or `<client id> <article id>` of counts and comments of one article. */
export const BLOG_CHANNEL = 'blogs'
const MOST_BYTES = 64 * 1024 * 1024
/** Bytes that an entry counts beside its page. */
const ENTRY_BYTES = 300

export interface KeptPage {
  readonly clientId: string
  /** Whose counts and comments it shows alone; null for lists. */
  readonly articleId: string | null
  /** Whether it shows decks: one may be published or taken back. */
  readonly hasDecks: boolean
  readonly page: PreparedPage
}

/** Reads the comments that a public page shows; undefined where there are none yet. */
export type ReadComments = (clientId: string, articleId: string) => Promise<readonly BlogComment[]>

/** Pages of public blogs as bytes, kept until what they show changes on any server. */
export interface BlogState {
  /** From memory, without waiting. */
  peek(key: string): PreparedPage | undefined
  /** Each page is made once at a time; undefined where there is none, which is not kept. */
  load(key: string, make: () => Promise<KeptPage | undefined>): Promise<PreparedPage | undefined>
  /** A form of the page was added. */
  grow(key: string, page: PreparedPage, bytes: number): void
  evictClient(clientId: string): void
  evictArticle(clientId: string, articleId: string): void
  evictDecks(): void
  readonly readComments: ReadComments
  readonly bytes: number
}

interface Parts {
  readonly listener: Listener
  readonly articles: ArticleChanges
  readonly readComments: ReadComments
}

export function createBlogState({ listener, articles, readComments }: Parts): BlogState {
  const cache = createByteCache<KeptPage & { readonly key: string }>(MOST_BYTES)
  const makers = new Map<string, () => Promise<KeptPage | undefined>>()
  const subscribed = onceSucceeded(() => subscribe(listener, articles, state, () => evict(() => true)))
  const loader = createLoader<KeptPage>(
    async (key) => {
      await subscribed()
      return makers.get(key)?.()
    },
    (key, kept) => cache.set(key, { ...kept, key }, ENTRY_BYTES + kept.page.bytes),
  )

  /** A page on its way may have read what was there before: it is made again. */
  function evict(concerns: (kept: KeptPage) => boolean): void {
    for (const kept of cache.values()) if (concerns(kept)) cache.delete(kept.key)
    loader.discardAll()
  }

  const state: BlogState = {
    peek: (key) => cache.get(key)?.page,
    async load(key, make) {
      makers.set(key, make)
      try {
        return (await loader.load(key))?.page
      } finally {
        if (makers.get(key) === make) makers.delete(key)
      }
    },
    grow(key, page, bytes) {
      const kept = cache.get(key)
      if (kept?.page === page) cache.grow(key, kept, bytes)
    },
    evictClient: (clientId) => evict((kept) => kept.clientId === clientId),
    evictArticle: (clientId, articleId) => evict((kept) => kept.clientId === clientId && kept.articleId === articleId),
    evictDecks: () => evict(({ hasDecks }) => hasDecks),
    readComments,
    get bytes() {
      return cache.bytes
    },
  }
  return state
}

async function subscribe(
  listener: Listener,
  articles: ArticleChanges,
  state: BlogState,
  clear: () => void,
): Promise<void> {
  await articles.watch({ changed: ({ clientId }) => state.evictClient(clientId), missed: clear })
  await listener.subscribe(BLOG_CHANNEL, {
    onMessage: (message) => {
      const [clientId = '', articleId] = message.split(' ')
      if (articleId === undefined) state.evictClient(clientId)
      else state.evictArticle(clientId, articleId)
    },
    onReconnect: clear,
  })
  await listener.subscribe(PUBLICATION_CHANNEL, {
    onMessage: (message) => (message.startsWith('client:') ? state.evictClient(message.slice(7)) : state.evictDecks()),
    onReconnect: clear,
  })
}
