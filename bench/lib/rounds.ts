export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/**
 * Runs contestants in turn, round by round, so that other load on the machine affects all alike.
 * @returns each contestant's result of every round, without the warm-up round
 */
export async function interleave<Result>(
  contestants: Readonly<Record<string, () => Promise<Result>>>,
  rounds: number,
): Promise<Readonly<Record<string, readonly Result[]>>> {
  const results: Record<string, Result[]> = {}
  for (let round = -1; round < rounds; round++) {
    for (const [name, run] of Object.entries(contestants)) {
      const result = await run()
      if (round >= 0) (results[name] ??= []).push(result)
    }
  }
  return results
}
