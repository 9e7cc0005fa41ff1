import { openStore } from './store.ts'

/** Under which passes stand in the browser's storage, by their decks' short ids (`gate.ts`). */
export const storedPasses = 'deckle.pass.'

/** The pass that the person was given last for the deck, on this device; null for none. */
export function storedPass(shortid: string): string | null {
  return openStore(storedPasses).get(shortid)
}

/** Passes are `mode.subject.expiry.signature`; the subject is who was let in, '' by a PIN. */
const personOf = (pass = '') => pass.split('.', 2).join(' ')

/** Whether what was answered under a pass may be sent under another one: nobody's answers go under another person's name. */
export function opensFor(shown: string | undefined, own: string | undefined): boolean {
  return personOf(shown) === personOf(own) || personOf(shown) === 'pin '
}

/**
 * A pass that is kept leaves the address: who copies the link does not give it away. One by an attempt that was begun in
 * time is found again by that (`gate.ts`).
 */
export function hidePass(): void {
  const url = new URL(location.href)
  const pass = url.searchParams.get('pass') ?? ''
  const kept = openStore(storedPasses)
  if (!pass.startsWith('attempt.') && !kept.keys('').some((key) => kept.get(key) === pass)) return
  url.searchParams.delete('pass')
  history.replaceState(history.state, '', url)
}
