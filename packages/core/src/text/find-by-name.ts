import { comparableText } from './same-text.ts'

export type NameFinder<T> = (name: string) => T | undefined

/**
 * Finds the thing that a typed name means: the one of exactly this name, else the first that differs in case alone, else
 * one whose name is the same text (`isSameText`).
 */
export function createNameFinder<T>(named: Iterable<readonly [string, T]>): NameFinder<T> {
  const exact = new Map(named)
  // Filled when a name is not exact, since `comparableText` takes microseconds.
  let others: Map<string, T> | null = null
  return (name) => {
    if (exact.has(name)) return exact.get(name)
    others ??= othersOf([...exact].toReversed())
    return others.get(name.toLowerCase()) ?? others.get(comparableText(name))
  }
}

/** @param named the last of equal names is found */
const othersOf = <T>(named: readonly (readonly [string, T])[]): Map<string, T> =>
  new Map([
    ...named.map(([name, thing]) => [comparableText(name), thing] as const),
    ...named.map(([name, thing]) => [name.toLowerCase(), thing] as const),
  ])
