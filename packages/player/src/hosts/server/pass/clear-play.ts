import { formerInvite } from '@deckle/core/deck/former-invite.ts'
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

/** On a device that several people use: whoever comes by another invite, or as another e-mail address, starts anew. */
export function clearForOtherPerson(store: Store, shortid: string, pass = ''): void {
  const person = personOf(pass)
  if (!person) return
  if ((personOf(store.get(personKey)) ?? person) !== person) clearPlay(store, shortid)
  store.set(personKey, person)
}

/** The first two fields of a pass that names one person; undefined for any other. */
function personOf(pass: string | null): string | undefined {
  const [mode = '', subject] = (pass ?? '').split('.')
  const current = mode === formerInvite ? 'invite' : mode
  return current === 'invite' || current === 'email' ? `${current}.${subject}` : undefined
}
