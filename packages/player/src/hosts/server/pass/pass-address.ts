import { passPrefix } from '../../storage/storage-keys.ts'
import { openStore } from '../../storage/store.ts'

/** The newest pass for the deck on this device. */
export function storedPass(shortid: string): string | null {
  return openStore(passPrefix).get(shortid)
}

/** In a browser without storage, the pass is in the address's fragment, which no server receives (`gate.ts`). */
const fragment = '#pass='

/** Undefined where the deck has no entry check. */
export function passOfPage(shortid: string): string | undefined {
  const { search, hash } = location
  if (!/[?&]pass=/.test(search)) return undefined
  return storedPass(shortid) ?? (hash.startsWith(fragment) ? hash.slice(fragment.length) : undefined)
}
