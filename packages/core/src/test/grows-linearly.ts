declare const process: { cpuUsage(since?: unknown): { readonly user: number; readonly system: number } }

/** Between 10, the growth of what is linear, and 100, that of what is quadratic. */
const MOST_GROWTH = 25
const FEWEST_ROUNDS = 3
const MOST_ROUNDS = 6

/**
 * Whether ten times the size takes about ten times the processor time, not a hundred times. The two sizes take turns, and the
 * least of each counts: neither a pause nor a slow phase of the machine changes the answer.
 * @param size of the smaller input; it should take a millisecond at least
 */
export function growsLinearly(act: (size: number) => unknown, size: number): boolean {
  let small = Infinity
  let large = Infinity
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    small = Math.min(
      small,
      costOf(() => act(size)),
    )
    large = Math.min(
      large,
      costOf(() => act(10 * size)),
    )
    // timing: processor time beside that of a smaller input in the same test, with a wide margin
    if (round >= FEWEST_ROUNDS && large < MOST_GROWTH * small) return true
  }
  return false
}

/** Microseconds of processor time. */
function costOf(act: () => unknown): number {
  const start = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(start)
  return user + system
}
