import { openStore } from '../../storage/store.ts'

/** Under which passes stand in the browser's storage, by their decks' short ids (`gate.ts`). */
export const storedPasses = 'deckle.pass.'

/** The pass that the person was given last for the deck, on this device; null for none. */
export function storedPass(shortid: string): string | null {
  return openStore(storedPasses).get(shortid)
}

/** Of a browser that keeps nothing: behind the address, where no server sees it (`gate.ts`). */
const fragment = '#pass='

/** The pass that the page was opened by; undefined where the deck asked for nothing. */
export function passOfPage(shortid: string): string | undefined {
  const { search, hash } = location
  if (!/[?&]pass=/.test(search)) return undefined
  return storedPass(shortid) ?? (hash.startsWith(fragment) ? hash.slice(fragment.length) : undefined)
}

/** What opened the page is used up, and leaves the address. */
export function hideOpening(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('pass')) return
  url.searchParams.delete('pass')
  history.replaceState(history.state, '', url)
}
