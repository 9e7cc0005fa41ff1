import { openStore } from './store.ts'

/** Under which passes stand in the browser's storage, by their decks' short ids (`gate.ts`). */
export const storedPasses = 'deckle.pass.'

/** The pass that the person was given last for the deck, on this device; null for none. */
export function storedPass(shortid: string): string | null {
  return openStore(storedPasses).get(shortid)
}

/** A pass that is kept, and an attempt's token, leave the address: who copies the link does not give them away. */
export function hidePass(): void {
  const url = new URL(location.href)
  const { searchParams } = url
  const pass = searchParams.get('pass')
  const kept = openStore(storedPasses)
  const isKept = pass !== null && kept.keys('').some((key) => kept.get(key) === pass)
  if (!isKept && !searchParams.has('attempt')) return
  if (isKept) searchParams.delete('pass')
  searchParams.delete('attempt')
  history.replaceState(history.state, '', url)
}
