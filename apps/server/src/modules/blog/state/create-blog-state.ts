import type { Listener } from '../../../db/listen.ts'
import { createByteCache } from '../../../http/prepared/byte-cache.ts'
import { createLoader, onceSucceeded } from '../../../http/prepared/loader.ts'
import type { ArticleChanges } from '../../articles/changes.ts'
import { PUBLICATION_CHANNEL } from '../../play/index.ts'
import type { BlogState, CachedPage, ReadComments } from './blog-state.ts'

/** Clients whose blogs changed, or `<client id> <article id>` of counts and comments of one article. */
export const BLOG_CHANNEL = 'blogs'
const MOST_BYTES = 64 * 1024 * 1024
/** Bytes that an entry counts beside its page. */
const ENTRY_BYTES = 300

interface Parts {
  readonly listener: Listener
  readonly articles: ArticleChanges
  readonly readComments: ReadComments
}

export function createBlogState({ listener, articles, readComments }: Parts): BlogState {
  const cache = createByteCache<CachedPage & { readonly key: string }>(MOST_BYTES)
  const makers = new Map<string, () => Promise<CachedPage | undefined>>()
  const subscribed = onceSucceeded(() => subscribe(listener, articles, state, () => evict(() => true)))
  const loader = createLoader<CachedPage>(
    async (key) => {
      await subscribed()
      return makers.get(key)?.()
    },
    (key, entry) => cache.set(key, { ...entry, key }, ENTRY_BYTES + entry.page.bytes),
  )

  /** A page on its way may have read what was there before: it is made again. */
  function evict(concerns: (entry: CachedPage) => boolean): void {
    for (const entry of cache.values()) if (concerns(entry)) cache.delete(entry.key)
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
      const entry = cache.get(key)
      if (entry?.page === page) cache.grow(key, entry, bytes)
    },
    evictClient: (clientId) => evict((entry) => entry.clientId === clientId),
    evictArticle: (clientId, articleId) =>
      evict((entry) => entry.clientId === clientId && entry.articleId === articleId),
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
