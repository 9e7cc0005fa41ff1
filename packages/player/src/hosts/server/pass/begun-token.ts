import { begunPrefix } from '../../storage/storage-keys.ts'
import { openStore } from '../../storage/store.ts'

/**
 * Tokens of attempts that were begun here and are not finished, by their decks' short ids: with one, a deck that takes nobody
 * new is opened again (`gate.ts`).
 */
const begun = openStore(begunPrefix)

export function saveBegunToken(shortid: string, token: string): void {
  begun.set(shortid, token)
}

export function clearBegunToken(shortid: string): void {
  begun.remove(shortid)
}
