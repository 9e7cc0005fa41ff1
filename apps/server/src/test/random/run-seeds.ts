import { testSeed } from '../../../../../scripts/lib/test-seed.mjs'

/** Seed of this run's case at a place. The first is the run's own, so TEST_SEED with a case's seed runs this case first. */
export const seedOfRun = (at: number): number => (testSeed() + at) % 2 ** 31

/** Seeds of the first cases of this run, after those that failed once and always run. */
export function firstSeeds(count: number, failed: readonly number[] = []): readonly number[] {
  return [...new Set([...failed, ...Array.from({ length: count }, (_, at) => seedOfRun(at))])]
}

/** Seconds of all random cases together; with the other deep tests they take about five minutes. */
const total = Number(process.env['TEST_RANDOM_SECONDS'] ?? 160)
/** Each file's share of this time; there are two files of worlds. As two workers run files side by side, all add up to 2. */
const shares = { worlds: 0.65, figures: 0.4, flows: 0.3 }

export interface RandomTime {
  /** Runs further cases until the time is used. An error names the case's seed. */
  runCases(seedAt: (at: number) => number, run: (seed: number) => Promise<void>): Promise<void>
}

/** Starts a file's time for random cases. It decides how many cases run after the least number, never what they find. */
export function startRandomTime(name: keyof typeof shares): RandomTime {
  const end = performance.now() + total * shares[name] * 1000
  return {
    async runCases(seedAt, run) {
      for (let at = 0; performance.now() < end; at++) {
        const seed = seedAt(at)
        await run(seed).catch((error: unknown) => {
          throw new Error(`The case of seed ${seed} fails; TEST_SEED=${seed} runs it first.`, { cause: error })
        })
      }
    },
  }
}

/** Further cases are far more than fit into the usual time limit of a test. */
export const randomTimeLimit = { timeout: 3_600_000 }
