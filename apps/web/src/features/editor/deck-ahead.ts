import type { Deck } from '@deckle/contract/decks.ts'
import { api } from '../../lib/api.ts'

/** Milliseconds after which a deck that was asked for ahead, and not opened, is asked for again. */
const freshMs = 30_000

let ahead: { readonly id: string; readonly askedAt: number; readonly deck: Promise<Deck> } | null = null

/** Asks for a deck while the editor's code is on its way. */
export function askDeckAhead(id: string): void {
  const deck = ask(id)
  // Whoever opens the deck reports it.
  deck.catch(() => {})
  ahead = { id, askedAt: performance.now(), deck }
}

/** The deck that was asked for ahead, once; else it is asked for now. */
export function askDeck(id: string, signal?: AbortSignal): Promise<Deck> {
  const found = ahead
  ahead = null
  return found?.id === id && performance.now() - found.askedAt < freshMs ? found.deck : ask(id, signal)
}

async function ask(id: string, signal?: AbortSignal): Promise<Deck> {
  return (await api.decks.show({ params: { id }, signal })).deck
}
