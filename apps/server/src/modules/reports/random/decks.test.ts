import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReportName } from '@deckle/core/report/reports/reports.ts'
import type { TestApp } from '../../../test/app.ts'
import { createWorlds, seedsOf, type World } from '../../../test/worlds/worlds.ts'
import { compareReport } from './compare-reports.ts'
import { compareDeckFigures, compareRankings, compareResponses, compareSurveys } from './compare-decks.ts'

let test: TestApp
let worlds: readonly World[]
beforeAll(async () => {
  ;({ test, worlds } = await createWorlds(seedsOf(0, 10)))
}, 120_000)
afterAll(() => test?.close())

it.each([['a',compareRankings], ['b',compareSurveys], ['c',compareResponses], ['d',compareDeckFigures]] as const)('%s', async (_, compare) => {
  for (const world of worlds) await compare(test, world)
})
