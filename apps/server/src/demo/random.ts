/** Deterministic pseudo-random numbers. */
export interface Random {
  /** From 0 to 1, excluding 1. */
  next(): number
  pick<T>(values: readonly T[]): T
  /** Picks a value with a probability proportional to its weight. */
  weighted<T>(values: readonly (readonly [T, number])[]): T
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    weighted(values) {
      const sum = values.reduce((total, [, weight]) => total + weight, 0)
      let left = next() * sum
      for (const [value, weight] of values) if ((left -= weight) < 0) return value
      return (values.at(-1) as (typeof values)[number])[0]
    },
  }
}
