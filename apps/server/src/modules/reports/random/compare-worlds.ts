import { reportNames } from '@deckle/core/report/reports/reports.ts'
import { afterAll, beforeAll, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { someAtOnce } from '../../../test/some-at-once.ts'
import { createWorlds, type World } from '../../../test/worlds/worlds.ts'
import { compareDeckFigures, compareRankings, compareResponses, compareSurveys } from './compare-decks.ts'
import { compareCompetencies, compareCourses, compareLearners, compareTeams } from './compare-learning.ts'
import { compareReport } from './compare-reports.ts'

const WORLDS = 200
const PARTS = 4
/** Worlds, each with its own dice. */
const AT_ONCE = 4

const others: Readonly<Record<string, (test: TestApp, world: World) => Promise<void>>> = {
  'the lists of creators and viewers': compareRankings,
  surveys: compareSurveys,
  'answers to a question in ten groupings': compareResponses,
  'countries, devices, sources, attempts and the cross table of a deck': compareDeckFigures,
  'reports of learners': compareLearners,
  'reports of teams': compareTeams,
  'reports of courses and topics': compareCourses,
  'reports of competencies': compareCompetencies,
}

/** Every report of a part of the random worlds, cell by cell. */
export function compareWorlds(part: number): void {
  let test: TestApp
  let worlds: readonly World[]
  beforeAll(async () => {
    const seeds = Array.from({ length: WORLDS }, (_, at) => at + 1).filter((seed) => seed % PARTS === part)
    ;({ test, worlds } = await createWorlds(seeds))
  }, 300_000)
  afterAll(() => test?.close())

  it.each(reportNames)(
    '%s',
    async (name) => {
      await someAtOnce(worlds, (world) => compareReport(test, world, name), AT_ONCE)
    },
    300_000,
  )
  it.each(Object.entries(others))(
    '%s',
    async (_, compare) => {
      await someAtOnce(worlds, (world) => compare(test, world), AT_ONCE)
    },
    300_000,
  )
}
