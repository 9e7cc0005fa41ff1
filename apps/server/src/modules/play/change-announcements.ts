import { notify } from '../../db/listen.ts'
import type { Deps } from '../../deps.ts'
import { PUBLICATION_CHANNEL } from './pages/published-decks.ts'

/** This server's pages of the deck are made anew with the next request. */
export function forgetPublication(deps: Deps, shortid: string): void {
  deps.play.published.forget(shortid)
}

/** A client's brand or plan changed: its pages are made anew, on every server. */
export async function announceClientChange(deps: Deps, clientId: string): Promise<void> {
  deps.play.published.forgetClient(clientId)
  await notify(deps.db, PUBLICATION_CHANNEL, `client:${clientId}`)
}
