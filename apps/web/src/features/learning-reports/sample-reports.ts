import { vi } from 'vitest'
import { api } from '../../lib/api.ts'
import type { ReportName, RowOf } from './queries.ts'

const typeOf: Readonly<Record<string, string>> = {
  due_at: 'moment',
  last_seen: 'day',
  required: 'flag',
  percentage: 'percent',
  completion_rate: 'percent',
  gap: 'percent',
}

/** Stubs a report by its rows, for tests; `next` is the cursor of another page. */
export function stubReport<Name extends ReportName>(
  name: Name,
  rows: readonly RowOf<Name>[],
  next: string | null = null,
) {
  const [row = {}] = rows
  const columns = Object.entries(row).map(([key, value]) => ({
    key,
    type: typeOf[key] ?? (typeof value === 'number' ? 'count' : 'text'),
  }))
  const report = { name, columns, rows, totals: {}, generated_at: '2026-03-01T00:00:00.000Z' }
  return vi.spyOn(api.learning_reports, name).mockResolvedValue({ report, next } as never)
}

export const sampleEnrolments = {
  enrolled: 1200,
  started: 900,
  passed: 600,
  failed: 20,
  expired: 5,
  completion_rate: 50.4,
  percentage: 81.5,
}

export const samplePerson = (id: string) => ({
  user_id: id,
  user: `Name ${id}`,
  email: `${id}@meadow.example`,
  manager: 'Mohan Das',
})
