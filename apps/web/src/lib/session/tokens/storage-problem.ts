import { DatabaseSilent, Insecure } from '../../offline/open-database.ts'

/** Why a browser can't store a session: plain http; site data blocked; storage full; no response from its storage. */
export type StorageProblem = 'insecure' | 'refused' | 'full' | 'silent'

/** More characters than a session with its user needs. */
const ROOM = 8000
const PROBE = 'deckle:probe'

/** Classifies an error of the browser's storage. */
export function storageProblemOf(error: unknown): StorageProblem {
  if (error instanceof Insecure) return 'insecure'
  if (error instanceof DatabaseSilent) return 'silent'
  return error instanceof Error && /quota/i.test(`${error.name} ${error.message}`) ? 'full' : 'refused'
}

/** Why localStorage can't be used; null if it can. */
export function findStorageProblem(storage: Storage | null): StorageProblem | null {
  if (!storage) return 'refused'
  try {
    storage.setItem(PROBE, 'x'.repeat(ROOM))
    storage.removeItem(PROBE)
    return null
  } catch (error) {
    return storageProblemOf(error)
  }
}
