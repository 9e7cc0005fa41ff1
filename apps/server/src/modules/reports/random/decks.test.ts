import { afterAll, beforeAll, it } from 'vitest'
import type { ReportName } from '@deckle/core/report/reports/reports.ts'
import type { TestApp } from '../../../test/app.ts'
import { createWorlds, seedsOf, type World } from '../../../test/worlds/worlds.ts'
import { compareReport } from './compare-reports.ts'

let test: TestApp
let worlds: readonly World[]
beforeAll(async () => {
  ;({ test, worlds } = await createWorlds(seedsOf(0, 10)))
}, 120_000)
afterAll(() => test?.close())

const names: readonly ReportName[] = ['overview', 'content_performance', 'completions', 'assessment_scores', 'time_spent', 'outcomes', 'sources', 'geo', 'devices', 'leads_summary', 'question_difficulty', 'response_distribution', 'survey_summary', 'nps', 'dropoff', 'enrolments', 'overdue', 'certificates', 'active_users', 'team_progress', 'inactive_learners', 'leaderboard', 'storage_usage', 'competency_matrix']

it.each(names)('%s is what a second computation says', async (name) => {
  for (const world of worlds) await compareReport(test, world, name)
})
