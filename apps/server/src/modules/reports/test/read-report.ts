import { reports } from '@deckle/core/report/reports/reports.ts'
import { expect } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'

type Query = Readonly<Record<string, unknown>>
type Name = keyof typeof reports

/** Reads reports as a person, on the app that a test file starts. */
export function readersOf(test: () => TestApp) {
  const ask = (report: string, query: Query, as: Person) =>
    test().call('reports.show', { as, params: { report }, query })

  /** Rows hold the columns of their grouping, in order. */
  async function read(report: Name, query: Query, as: Person) {
    const { status, body, error } = await ask(report, query, as)
    expect([status, error.code, error.fields], `${report} ${JSON.stringify(query)}`).toEqual([
      200,
      undefined,
      undefined,
    ])
    const groups: Readonly<Record<string, object>> = reports[report].groups
    const group = (query['group_by'] as string | undefined) ?? Object.keys(groups)[0] ?? ''
    const keys = Object.keys(groups[group] ?? {})
    expect(body.report.columns.map(({ key }) => key)).toEqual(keys)
    for (const row of body.report.rows) expect(Object.keys(row).toSorted()).toEqual(keys.toSorted())
    return body
  }
  return {
    read,
    rows: async (report: Name, query: Query, as: Person) => (await read(report, query, as)).report.rows,
    statusOf: async (report: string, query: Query, as: Person) => (await ask(report, query, as)).status,
  }
}
