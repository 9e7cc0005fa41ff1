import { begunPrefix } from '../../storage/storage-keys.ts'
import { openStore } from '../../storage/store.ts'

/** Tokens of unfinished attempts that were begun here, by their decks' short ids: they reopen closed decks (`gate.ts`). */
const begun = openStore(begunPrefix)

export function saveBegunToken(shortid: string, token: string): void {
  begun.set(shortid, token)
}
