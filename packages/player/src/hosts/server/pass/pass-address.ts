import { passPrefix } from '../../storage/storage-keys.ts'
import { openStore } from '../../storage/store.ts'

/** The pass that the person was given last for the deck, on this device; null for none. */
export function storedPass(shortid: string): string | null {
  return openStore(passPrefix).get(shortid)
}

/** Where a browser keeps nothing, the pass stands in the address's fragment, which no server sees (`gate.ts`). */
const fragment = '#pass='

/** The pass that the page was opened by; undefined where the deck asks for nothing. */
export function passOfPage(shortid: string): string | undefined {
  const { search, hash } = location
  if (!/[?&]pass=/.test(search)) return undefined
  return storedPass(shortid) ?? (hash.startsWith(fragment) ? hash.slice(fragment.length) : undefined)
}
