import { expect } from 'vitest'
import type { Person } from '../factories.ts'
import type { CallName, TestApp } from '../app.ts'
import type { Dice } from '../random/dice.ts'
import type { Condition, Row } from './second/asked.ts'

interface Call {
  readonly as: Person
  readonly params?: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
}

interface Read {
  readonly rows: readonly Row[]
  readonly totals: Row
}

/** All pages of a report, each of as many rows as lot says. */
export async function readAll(
  test: TestApp,
  name: CallName,
  { as, params = {}, query }: Call,
  { pick }: Dice,
): Promise<Read> {
  const rows: Row[] = []
  const limit = pick([2, 5, 100, 100])
  for (let cursor: string | null = ''; ;) {
    const asked = Object.fromEntries(
      Object.entries({ ...query, limit, cursor }).filter(([, value]) => value !== null && value !== ''),
    )
    const reply = await test.call(name, { as, params, query: asked })
    expect(reply.status, `${name} ${JSON.stringify({ params, asked, reply: reply.body })}`).toBe(200)
    const { report, next } = reply.body as { report: { rows: Row[]; totals: Row }; next: string | null }
    rows.push(...report.rows)
    if (next === null) return { rows, totals: report.totals }
    expect(report.rows.length).toBeLessThanOrEqual(limit)
    expect(next).not.toBe(cursor)
    cursor = next
  }
}

/** Numbers to the precision in which fractions are the same whatever the order in which they are added. */
const rounded = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 1e6) / 1e6 + 0 : value,
    ]),
  )

/** Cell by cell, in order. */
export const expectSame = (found: readonly Row[], wanted: readonly Row[], what: unknown): void =>
  expect(found.map(rounded), JSON.stringify(what)).toEqual(wanted.map(rounded))

export const passes = (row: Row, conditions: readonly Condition[]): boolean =>
  conditions.every(({ field, op, value }) => {
    const figure = row[field]
    return typeof figure === 'number' && (op === 'at_least' ? figure >= Number(value) : figure <= Number(value))
  })
