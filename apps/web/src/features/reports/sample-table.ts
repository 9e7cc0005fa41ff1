import { columnsFor, ownGroup, reportDefinition, type ReportName } from '@deckle/core/report/reports/reports.ts'
import { vi } from 'vitest'
import { api } from '../../lib/api.ts'
import type { ReportRow, ReportTable } from './queries.ts'

/** A report's reply, for tests. */
export function sampleTable(
  name: ReportName,
  rows: readonly ReportRow[],
  { group, next = null }: { readonly group?: string; readonly next?: string | null } = {},
): ReportTable {
  const definition = reportDefinition(name)
  const columns = columnsFor(definition, group ?? ownGroup(definition)) ?? {}
  return {
    report: {
      name,
      columns: Object.entries(columns).map(([key, type]) => ({ key, type, unit: '' })),
      rows,
      totals: {},
      generated_at: '2026-03-01T00:00:00.000Z',
    },
    next,
  }
}

type Asked = Parameters<typeof api.reports.show>[0]

/** Answers every report by `rowsOf`. */
export const stubReports = (rowsOf: (name: ReportName, query: NonNullable<Asked['query']>) => readonly ReportRow[]) =>
  vi.spyOn(api.reports, 'show').mockImplementation(async ({ params, query = {} }) => {
    const name = params.report as ReportName
    return sampleTable(name, rowsOf(name, query), query.group_by === undefined ? {} : { group: query.group_by })
  })

export const samplePlays = {
  views: 300,
  starts: 120,
  completions: 90,
  completion_rate: 75,
  percentage: 64.5,
  passed: 40,
  failed: 50,
  leads: 6,
}
