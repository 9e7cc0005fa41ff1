declare const process: { cpuUsage(since?: unknown): { readonly user: number; readonly system: number } }

/** The cost grows with this power of the size at most: between 1, linear, and 2, quadratic. */
const MOST_POWER = 1.5
const FEWEST_ROUNDS = 3
const MOST_ROUNDS = 12

/**
 * Whether one input of `times` the size takes about as much processor time as `times` inputs of the size. Both leave the
 * same garbage to collect. They take turns, and the least of each counts: neither a pause nor a slow phase of the machine
 * changes the answer.
 * @param size of the smaller input
 */
export function growsLinearly(act: (size: number) => unknown, size: number, times = 10): boolean {
  let small = Infinity
  let large = Infinity
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    small = Math.min(
      small,
      costOf(() => {
        for (let time = 0; time < times; time++) act(size)
      }),
    )
    large = Math.min(
      large,
      costOf(() => act(times * size)),
    )
    // timing: processor time beside that of a smaller input in the same test, with a wide margin
    if (round >= FEWEST_ROUNDS && large < times ** (MOST_POWER - 1) * small) return true
  }
  return false
}

/** Microseconds of processor time. */
export function costOf(act: () => unknown): number {
  const start = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(start)
  return user + system
}
