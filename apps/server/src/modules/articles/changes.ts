import { notify } from '../../db/listen.ts'
import type { Db } from '../../db/database.ts'
import type { Listener } from '../../db/listen.ts'
import { transaction } from '../../db/transaction.ts'

/** Articles whose readers see something else, as `<client id> <article id>`. */
const CHANNEL = 'articles'

export interface ChangedArticle {
  readonly clientId: string
  readonly articleId: string
}

export interface ArticleWatcher {
  /** Published, published again, taken back, deleted, restored, at another address. */
  readonly changed: (article: ChangedArticle) => void
  /** Changes may have been missed: drop all that they keep fresh. */
  readonly missed: () => void
}

/** Tells who keeps what readers see in memory, on every server: this one before the reply, the others once it is committed. */
export interface ArticleChanges {
  /** Resolves when the changes of other servers are heard. */
  watch(watcher: ArticleWatcher): Promise<void>
  report(articles: readonly ChangedArticle[]): void
}

export function createArticleChanges({ listener }: { readonly listener: Listener }): ArticleChanges {
  const watchers = new Set<ArticleWatcher>()
  return {
    async watch(watcher) {
      watchers.add(watcher)
      await listener.subscribe(CHANNEL, {
        onMessage: (message) => {
          const [clientId = '', articleId = ''] = message.split(' ')
          watcher.changed({ clientId, articleId })
        },
        onReconnect: () => watcher.missed(),
      })
    },
    report: (articles) => {
      for (const article of articles) for (const watcher of watchers) watcher.changed(article)
    },
  }
}

/** In the transaction of a change that readers see. */
export const announceArticle = (open: Db, { clientId, articleId }: ChangedArticle): Promise<void> =>
  notify(open, CHANNEL, `${clientId} ${articleId}`)

/** What a change needs of the dependencies. */
export interface ChangeParts {
  readonly db: Db
  readonly articles: ArticleChanges
}

/** A transaction that announces what it `changes` for readers, and has this server hear of it before it answers. */
export async function changingArticles<T>(
  { db, articles }: ChangeParts,
  act: (open: Db, changes: (article: ChangedArticle) => Promise<void>) => Promise<T>,
): Promise<T> {
  const [result, changed] = await transaction(db, async (open) => {
    const changed: ChangedArticle[] = []
    const done = await act(open, async (article) => {
      changed.push(article)
      await announceArticle(open, article)
    })
    return [done, changed] as const
  })
  articles.report(changed)
  return result
}
