import {
  attemptKey,
  begunPrefix,
  memberKey,
  personKey,
  playKey,
  previousKey,
  timesKey,
} from '../../storage/storage-keys.ts'
import { openStore, type Store } from '../../storage/store.ts'

/** Clears what a person did in a deck, so that the next one does not see it. Unsent answers are still sent, to their own attempt. */
export function clearPlay(store: Store, shortid: string): void {
  for (const key of [attemptKey, playKey, timesKey, memberKey, previousKey]) store.remove(key)
  openStore(begunPrefix).remove(shortid)
}

/** On a device that several people use: who comes by another link that works once, or as another address, starts anew. */
export function clearForOtherPerson(store: Store, shortid: string, pass = ''): void {
  const [person] = /^(?:ticket|email)\.[^.]*/.exec(pass) ?? []
  if (!person) return
  if ((store.get(personKey) ?? person) !== person) clearPlay(store, shortid)
  store.set(personKey, person)
}
