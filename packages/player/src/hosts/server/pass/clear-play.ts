import { formerInvite } from '@deckle/core/deck/publication/former-invite.ts'
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

const personShape = new RegExp(`^(?:invite|${formerInvite}|email)\\.([^.]*)`)

/** On a device that several people use: whoever comes by another invite, or as another e-mail address, starts anew. */
export function clearForOtherPerson(store: Store, shortid: string, pass = ''): void {
  const [person, subject] = personShape.exec(pass) ?? []
  if (!person) return
  // The mode is not compared: earlier passes have another word for an invite.
  if (!(store.get(personKey) ?? person).endsWith(`.${subject}`)) clearPlay(store, shortid)
  store.set(personKey, person)
}
