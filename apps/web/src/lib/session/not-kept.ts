import { DatabaseSilent, Insecure } from '../open-database.ts'

/** Why a browser keeps no session: plain http; site data refused; no room; no answer from the browser's own store. */
export type NotKept = 'insecure' | 'refused' | 'full' | 'silent'

/** A session with its user has fewer characters. */
const ROOM = 8000
const PROBE = 'deckle:probe'

/** What a failure of the browser's stores means. */
export function whyOf(error: unknown): NotKept {
  if (error instanceof Insecure) return 'insecure'
  if (error instanceof DatabaseSilent) return 'silent'
  return error instanceof Error && /quota/i.test(`${error.name} ${error.message}`) ? 'full' : 'refused'
}

/** Why nothing can be kept in localStorage; null where it can. */
export function whyNothingKept(storage: Storage | null): NotKept | null {
  if (!storage) return 'refused'
  try {
    storage.setItem(PROBE, 'x'.repeat(ROOM))
    storage.removeItem(PROBE)
    return null
  } catch (error) {
    return whyOf(error)
  }
}
