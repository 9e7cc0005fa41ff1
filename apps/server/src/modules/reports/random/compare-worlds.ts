import { reportNames } from '@deckle/core/report/reports/reports.ts'
import { afterAll, beforeAll, describe, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { createWorlds, type World } from '../../../test/worlds/worlds.ts'
import { compareDeckFigures, compareRankings, compareResponses, compareSurveys } from './compare-decks.ts'
import { compareCompetencies, compareCourses, compareLearners, compareTeams } from './compare-learning.ts'
import { compareReport } from './compare-reports.ts'

type Compare = (test: TestApp, world: World) => Promise<void>

/** Every report and every other call of figures, in the order in which they use up the dice of a world. */
const comparisons: Readonly<Record<string, Compare>> = {
  ...Object.fromEntries(
    reportNames.map((name): [string, Compare] => [name, (test, world) => compareReport(test, world, name)]),
  ),
  'lists of creators and viewers': compareRankings,
  surveys: compareSurveys,
  'answers to a question in ten groupings': compareResponses,
  'countries, devices, sources, attempts and the cross table of a deck': compareDeckFigures,
  'reports of learners': compareLearners,
  'reports of teams': compareTeams,
  'reports of courses and topics': compareCourses,
  'reports of competencies': compareCompetencies,
}

/** Seeds whose worlds failed once. They run in every `npm test`. */
export const failedSeeds: readonly number[] = [651]

/** Every report of the worlds of a seed, cell by cell, one test each. */
export function describeWorlds(seed: number): void {
  describe(`worlds of seed ${seed}`, () => {
    let made: Awaited<ReturnType<typeof createWorlds>>
    beforeAll(async () => (made = await createWorlds(seed)))
    afterAll(() => made?.test.close())
    it.each(Object.entries(comparisons))('%s', async (_, compare) => {
      await Promise.all(made.worlds.map((world) => compare(made.test, world)))
    })
  })
}

/** The same as in `describeWorlds`, in one go. */
export async function compareWorlds(seed: number): Promise<void> {
  const { test, worlds } = await createWorlds(seed)
  try {
    for (const compare of Object.values(comparisons)) await Promise.all(worlds.map((world) => compare(test, world)))
  } finally {
    await test.close()
  }
}
