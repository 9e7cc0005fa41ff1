import { execFileSync } from 'node:child_process'

/** Seeds are below this. */
const LIMIT = 2 ** 31
/** Seed where there is no git repository, such as in an unpacked archive. */
const WITHOUT_COMMIT = 1_234_567

/**
 * Seed of the random tests, 0 to 2³¹ − 1: `TEST_SEED`, or else the first 8 hex digits of the commit's id. Every commit
 * tries other data, and the same commit repeats the same data on every machine.
 */
export function testSeed() {
  const given = process.env.TEST_SEED
  if (!given) return seedOfCommit()
  const seed = Number(given)
  if (!/^\d+$/.test(given) || seed >= LIMIT)
    throw new Error(`TEST_SEED must be a whole number from 0 to ${LIMIT - 1}, not "${given}".`)
  return seed
}

/** Global setup of Vitest: prints the seed and passes it to the test processes. */
export function setup() {
  const seed = testSeed()
  process.env.TEST_SEED = String(seed)
  console.log(`Random tests use seed ${seed}; TEST_SEED=${seed} repeats them.`)
}

function seedOfCommit() {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], options).slice(0, 8), 16) % LIMIT
  } catch {
    return WITHOUT_COMMIT
  }
}
