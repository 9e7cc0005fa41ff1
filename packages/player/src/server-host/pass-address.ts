import { openStore } from './store.ts'

/** Under which passes stand in the browser's storage, by their decks' short ids (`gate.ts`). */
export const storedPasses = 'deckle.pass.'

/** The pass that the person was given last for the deck, on this device; null for none. */
export function storedPass(shortid: string): string | null {
  return openStore(storedPasses).get(shortid)
}

/** Passes are `mode.subject.expiry.v2.signature`; the subject is who was let in, '' by a PIN. */
const personOf = (pass = '') => pass.split('.', 2).join(' ')

/** Whether what was answered under a pass may be sent under another one: nobody's answers go under another person's name. */
export function opensFor(shown: string | undefined, own: string | undefined): boolean {
  return personOf(shown) === personOf(own) || personOf(shown) === 'pin '
}

/** Of a browser that keeps nothing: behind the address, where no server sees it (`gate.ts`). */
const fragment = '#pass='

/** The pass that the page was opened by; undefined where the deck asked for nothing. */
export function passOfPage(shortid: string): string | undefined {
  const { search, hash } = location
  if (!/[?&]pass=/.test(search)) return undefined
  return (
    storedPass(shortid) ?? (hash.startsWith(fragment) ? decodeURIComponent(hash.slice(fragment.length)) : undefined)
  )
}

/** What opened the page is used up, and leaves the address. */
export function hideOpening(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('pass')) return
  url.searchParams.delete('pass')
  history.replaceState(history.state, '', url)
}
