import type { Db } from '../../db/database.ts'
import { notify } from '../../db/listen.ts'
import { PUBLICATION_CHANNEL, type PublishedDecks } from './pages/published-decks.ts'

interface Announcing {
  readonly db: Pick<Db, 'getExecutor'>
  readonly blog: { readonly evictClient: (clientId: string) => void }
}

/** After a change of a client's brand or plan: its pages are rendered again, on every server. */
export const announcing =
  (published: Pick<PublishedDecks, 'evictClient'>) =>
  async ({ db, blog }: Announcing, clientId: string): Promise<void> => {
    published.evictClient(clientId)
    blog.evictClient(clientId)
    await notify(db, PUBLICATION_CHANNEL, `client:${clientId}`)
  }
