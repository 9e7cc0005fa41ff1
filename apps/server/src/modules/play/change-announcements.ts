import { notify } from '../../db/listen.ts'
import type { Deps } from '../../deps.ts'
import { PUBLICATION_CHANNEL } from './pages/published-decks.ts'

/** On this server; `PUBLICATION_CHANNEL` reaches the others. */
export function evictPublication(deps: Deps, shortid: string): void {
  deps.play.published.evict(shortid)
  deps.blog.evictDecks()
}

/** After a change of a client's brand or plan: its pages are rendered again, on every server. */
export async function announceClientChange(deps: Deps, clientId: string): Promise<void> {
  deps.play.published.evictClient(clientId)
  deps.blog.evictClient(clientId)
  await notify(deps.db, PUBLICATION_CHANNEL, `client:${clientId}`)
}
