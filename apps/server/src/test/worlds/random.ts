/** Draws from seeded pseudo-random numbers: the same seed makes the same world, but for ids. */
export interface Dice {
  /** From 0 to 1. */
  readonly next: () => number
  readonly below: (limit: number) => number
  readonly pick: <T>(values: readonly T[]) => T
  readonly chance: (share: number) => boolean
  readonly maybe: <T>(value: T, share?: number) => T | null
  readonly shuffled: <T>(values: readonly T[]) => readonly T[]
}

export function dice(seed: number): Dice {
  let state = (seed * 48_271 + 11) % 2_147_483_647
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const below = (limit: number) => Math.floor(next() * limit)
  const chance = (share: number) => next() < share
  return {
    next,
    below,
    chance,
    pick: <T>(values: readonly T[]): T => values[below(values.length)] as T,
    maybe: <T>(value: T, share = 0.5): T | null => (chance(share) ? value : null),
    shuffled: <T>(values: readonly T[]) =>
      values
        .map((value) => ({ value, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ value }) => value),
  }
}

export const MINUTE = 60_000
export const DAY = 86_400_000
export const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - Math.round(milliseconds))
