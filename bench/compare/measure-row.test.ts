import { expect, it } from 'vitest'
import type { Probe } from '../lib/probe.ts'
import { type Contestant, measureRow } from './measure-row.ts'
import { fewestPairs, mostPairs } from './statistics.ts'

const contestants: readonly Contestant[] = [
  { commit: 'base', root: 'base 1' },
  { commit: 'changed', root: 'changed 1' },
  { commit: 'base', root: 'base 2' },
  { commit: 'changed', root: 'changed 2' },
]
const nothing = () => Promise.reject(new Error('Neither a server nor a browser is needed.'))
const surroundings = { worldOf: nothing, browser: nothing }

/** Notes whose round it was, and answers the value of that build. */
function probeOf(valueOf: (root: string) => number) {
  const turns: string[] = []
  const closed: string[] = []
  const probe: Probe = {
    measures: [{ what: 'a file', unit: 'bytes' }],
    needs: 'files',
    prepare: async (root) => ({
      round: async () => {
        turns.push(root)
        return [valueOf(root)]
      },
      close: async () => void closed.push(root),
    }),
  }
  return { probe, turns, closed }
}

it('compares the builds of both commits', async () => {
  const { probe, closed } = probeOf((root) => (root.startsWith('base') ? 100 : 120))
  const { pairs, measures } = await measureRow(probe, contestants, surroundings)
  expect(pairs).toBe(fewestPairs)
  const nine = (value: number) => Array.from({ length: fewestPairs }, () => value)
  expect(measures).toEqual([
    {
      samples: { base: [nine(100), nine(100)], changed: [nine(120), nine(120)] },
      verdict: expect.objectContaining({ decision: 'worse', noise: 0.01, selfDifference: 0 }),
    },
  ])
  expect(measures[0]?.verdict.difference).toBeCloseTo(0.2, 10)
  expect(closed).toEqual(['base 1', 'changed 1', 'base 2', 'changed 2'])
})

it('measures all in every round, and each as often in each place', async () => {
  const { probe, turns } = probeOf((root) => (root === 'base 2' ? 120 : 100))
  const { pairs, measures } = await measureRow(probe, contestants, surroundings)
  expect(pairs).toBe(mostPairs)
  expect(measures[0]?.verdict).toMatchObject({ decision: 'no difference' })
  const rounds = Array.from({ length: turns.length / 4 }, (_, at) => turns.slice(at * 4, at * 4 + 4))
  for (const round of rounds) expect(new Set(round).size).toBe(4)
  // Each third round follows one that does not count.
  expect(rounds.length).toBe(mostPairs + Math.ceil(mostPairs / 3))
  const counted = rounds.filter((_, at) => at % 4 !== 0).slice(0, 24)
  for (const place of [0, 1, 2, 3])
    for (const { root } of contestants) expect(counted.filter((round) => round[place] === root)).toHaveLength(6)
})

it('closes all after a failure, and accepts no value that is not positive', async () => {
  const { probe, closed } = probeOf((root) => (root === 'changed 2' ? 0 : 100))
  await expect(measureRow(probe, contestants, surroundings)).rejects.toThrow('A round measured 0.')
  expect(closed).toHaveLength(4)
})
