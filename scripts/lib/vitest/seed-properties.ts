import fc from 'fast-check'
import { beforeEach } from 'vitest'
import { testSeed } from '../test-seed.mjs'

// Setup file of every Vitest project. Each test draws its own data from the run's seed, independently of the order of tests.
const seed = testSeed()
seedWith('')
beforeEach(({ task }) => seedWith(task.id))

function seedWith(test: string): void {
  fc.configureGlobal({ seed: hash(`${seed} ${test}`), reporter })
}

/** The default message of fast-check, with the seed that repeats the whole run. */
function reporter<T>(run: fc.RunDetails<T>): void {
  if (!run.failed) return
  throw new Error(`${fc.defaultReportMessage(run)}\n\nTEST_SEED=${seed} repeats this run.`, {
    cause: run.errorInstance,
  })
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let mixed = 0x811c9dc5
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return mixed | 0
}
