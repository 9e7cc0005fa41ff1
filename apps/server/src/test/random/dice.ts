import { createHash } from 'node:crypto'

/** Draws from seeded pseudo-random numbers. */
export interface Dice {
  /** From 0 to 1. */
  readonly next: () => number
  readonly below: (limit: number) => number
  readonly pick: <T>(values: readonly T[]) => T
  readonly chance: (share: number) => boolean
  readonly maybe: <T>(value: T, share?: number) => T | null
  readonly shuffled: <T>(values: readonly T[]) => readonly T[]
  readonly uuid: () => string
}

/** The same parts of a seed draw the same values; any other parts draw unrelated ones. */
export function dice(...seed: readonly (string | number)[]): Dice {
  const bits = smallFastCounter(seed.join(' '))
  const next = () => bits() / 4_294_967_296
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
    uuid() {
      const hex = Array.from({ length: 4 }, () => bits().toString(16).padStart(8, '0')).join('')
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
    },
  }
}

/** sfc32 (PractRand), seeded with a hash: whole numbers below 2³². */
function smallFastCounter(seed: string): () => number {
  const hash = createHash('sha256').update(seed).digest()
  let [a = 0, b = 0, c = 0, count = 0] = [0, 4, 8, 12].map((at) => hash.readInt32LE(at))
  return () => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

export const MINUTE = 60_000
export const DAY = 86_400_000
export const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - Math.round(milliseconds))

/** Any moment of four years, among them a leap year: days, months and clock changes depend on it. */
export const momentOf = (seed: number): Date =>
  new Date(Date.UTC(2025, 6, 1) + Math.floor(dice(seed, 'moment').next() * 4 * 365 * DAY))
