import type { Deps } from '../../deps.ts'

/** On this server; `PUBLICATION_CHANNEL` reaches the others. */
export function evictPublication(deps: Deps, shortid: string): void {
  deps.play.published.evict(shortid)
  deps.blog.evictDecks()
}
