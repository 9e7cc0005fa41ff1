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

/** Clears a person's play, so that the next person does not see it. Unsent answers are still sent, to their own attempt. */
export function clearPlay(store: Store, shortid: string): void {
  for (const key of [attemptKey, playKey, timesKey, memberKey, previousKey]) store.remove(key)
  openStore(begunPrefix).remove(shortid)
}

const personShape = new RegExp(`^(?:invite|${formerInvite}|email)\\.([^.]*)`)

/** On a shared device: a person with another invite or e-mail address starts a new attempt. */
export function clearForOtherPerson(store: Store, shortid: string, pass = ''): void {
  const [person, subject] = personShape.exec(pass) ?? []
  if (!person) return
  // The mode is not compared: earlier passes have another word for an invite.
  if (!(store.get(personKey) ?? person).endsWith(`.${subject}`)) clearPlay(store, shortid)
  store.set(personKey, person)
}
