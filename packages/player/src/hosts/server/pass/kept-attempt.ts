import { openStore, type Store } from '../../storage/store.ts'

/**
 * Tokens of attempts that were begun here and not finished, by their decks' short ids: with one a deck that takes nobody
 * new is opened again (`gate.ts`).
 */
const begun = openStore('deckle.begun.')

export function keepBegun(shortid: string, token: string): void {
  begun.set(shortid, token)
}

/** The end is reached: nothing is left to open the deck for. */
export function keepFinished(shortid: string): void {
  begun.remove(shortid)
}

/** What a person left of a deck is not shown to the next one. Answers that wait are still sent, to the attempt that they belong to. */
export function forgetPlay(store: Store, shortid: string): void {
  for (const key of ['attempt', 'play', 'device', 'mine', 'before']) store.remove(key)
  begun.remove(shortid)
}

/** On a device that several people use: who comes by another link that works once, or as another address, begins anew. */
export function keepFor(store: Store, shortid: string, pass = ''): void {
  const [by] = /^(?:ticket|email)\.[^.]*/.exec(pass) ?? []
  if (!by) return
  if ((store.get('by') ?? by) !== by) forgetPlay(store, shortid)
  store.set('by', by)
}
