import { columnsFor, type ReportName, reportDefinition, type reports } from '@deckle/core/report/reports/reports.ts'
import { expect } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { anyDays, anyFilter, isRefused } from '../../../test/worlds/ask.ts'
import { expectSame, passes, readAll } from '../../../test/worlds/compare.ts'
import type { Second } from '../../../test/worlds/second/asked.ts'
import { secondCompetencyReports } from '../../../test/worlds/second/competencies.ts'
import { secondDeckReports } from '../../../test/worlds/second/deck-reports.ts'
import { secondLearningReports } from '../../../test/worlds/second/learning-reports.ts'
import { secondPeopleReports } from '../../../test/worlds/second/people-reports.ts'
import { secondQuestionReports } from '../../../test/worlds/second/questions.ts'
import { askers, type World } from '../../../test/worlds/worlds.ts'

/** Every report and grouping, computed a second time; one that is missing does not compile. */
const second: {
  readonly [Name in ReportName]: { readonly [Group in keyof (typeof reports)[Name]['groups']]: Second[string] }
} = {
  ...secondDeckReports,
  ...secondQuestionReports,
  ...secondLearningReports,
  ...secondPeopleReports,
  ...secondCompetencyReports,
}

/** Each grouping of a report, asked by somebody for some days and with some conditions. */
export async function compareReport(test: TestApp, world: World, name: ReportName): Promise<void> {
  const definition = reportDefinition(name)
  for (const [group, compute] of Object.entries(second[name] as Second)) {
    const by = world.dice.pick(askers)
    const columns = columnsFor(definition, group) ?? {}
    const days = anyDays(world)
    const { rows: conditions, figures } = anyFilter(world, by, definition, columns)
    const query = { ...days, group_by: group, filter: JSON.stringify([...conditions, ...figures]) }
    const what = { seed: world.seed, zone: world.zone, name, by, query }
    if (isRefused(definition, by)) {
      const { status } = await test.call('reports.show', { as: world.as[by], params: { report: name } })
      expect(status, JSON.stringify(what)).toBe(403)
      continue
    }
    const { rows } = await readAll(
      test,
      'reports.show',
      { as: world.as[by], params: { report: name }, query },
      world.dice,
    )
    const wanted = compute(world, { by, ...days, conditions }).filter((row) => passes(row, figures))
    expectSame(rows, wanted, what)
  }
}
