import { API_BASE } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { reports } from '@deckle/core/report/reports/reports.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../app.ts'
import type { Person } from '../factories.ts'
import { calls, createSweepApp, exampleQuery, type NamedCall } from './calls.ts'
import { type ClientFixture, makeClientFixture } from './client-fixture.ts'

const HOUR = 3_600_000
/** 14 hours ahead of UTC: at noon in UTC it is the next day there. */
const zone = 'Pacific/Kiritimati'

let test: TestApp
let fixture: ClientFixture
/** `YYYY-MM-DD` */
let utcDay: string
beforeAll(async () => {
  test = await createSweepApp()
  test.later(((36 - test.deps.now().getUTCHours()) % 24) * HOUR)
  fixture = await makeClientFixture(test)
  const { clientId } = fixture.admin
  await test.deps.db.updateTable('clients').set({ reporting_zone: zone }).where('id', '=', clientId).execute()
  utcDay = dayIn('UTC', test.deps.now().getTime())
})
afterAll(() => test.close())

const takesFormat = ({ query }: Endpoint): boolean =>
  query !== undefined && 'shape' in query && Object.hasOwn(query.shape as object, 'format')
const files = calls.filter(
  ({ endpoint }) =>
    endpoint.method === 'GET' &&
    endpoint.access !== 'public' &&
    (takesFormat(endpoint) || !['application/json', 'application/pdf'].includes(endpoint.replyType)),
)
/** Calls that answer with a file, one for each report. */
const asked = files.flatMap((call): readonly { readonly call: NamedCall; readonly report: string | null }[] =>
  call.name === 'reports.show' ? Object.keys(reports).map((report) => ({ call, report })) : [{ call, report: null }],
)

interface SentFile {
  readonly name: string
  readonly text: string
}

async function fetchFile({ name, endpoint }: NamedCall, report: string | null, as: Person): Promise<SentFile | null> {
  const params: Readonly<Record<string, string>> = { ...fixture.idsOf(name), ...(report !== null && { report }) }
  const query = new URLSearchParams(exampleQuery(endpoint).slice(1))
  for (const left of ['tz', 'from', 'to', 'search', 'group_by', 'filter']) query.delete(left)
  if (takesFormat(endpoint)) query.set('format', 'csv')
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const reply = await test.app.inject({
    method: 'GET',
    url: `${API_BASE}${path}?${query.toString()}`,
    headers: as.headers,
  })
  const disposition = reply.headers['content-disposition']
  if (reply.statusCode !== 200 || disposition === undefined) return null
  return { name: decodeURIComponent(disposition), text: reply.body }
}

/** Moments in UTC, and days in UTC that are alone in a cell. */
const utcIn = ({ name, text }: SentFile): readonly string[] => [
  ...(name.includes(utcDay) ? [name] : []),
  ...text
    .split(/[,\r\n]/)
    .filter((cell) => cell === utcDay || /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|\+00:00)$/.test(cell)),
]

describe('at noon in UTC, where the client’s next day has begun', () => {
  it('there are many files', () => {
    expect(asked.length).toBeGreaterThan(40)
  })

  it('no file has a day or a moment of UTC in its name or its cells', async () => {
    const found: string[] = []
    const sent: string[] = []
    for (const { call, report } of asked)
      for (const as of [fixture.admin, fixture.superadmin]) {
        const file = await fetchFile(call, report, as)
        if (file === null) continue
        sent.push(call.name)
        found.push(...utcIn(file).map((what) => `${call.name} ${report ?? ''}: ${what}`))
        break
      }
    expect(found).toEqual([])
    // Calls whose example the fixture can't answer with a file have tests of their own.
    expect(new Set(sent).size).toBeGreaterThan(20)
    for (const name of ['audit.export', 'admin.auditExport', 'leads.export', 'flows.export', 'analytics.deckExport'])
      expect(sent).toContain(name)
  })

  it('files that jobs make are named by the client’s day', async () => {
    const as = fixture.admin
    const started = [
      await test.call('users.export', { as, body: { people: { ids: [as.userId] } } }),
      await test.call('account.exportData', { as, body: {} }),
    ]
    await test.jobsDone()
    for (const { body } of started) {
      const { id } = body.job
      const reply = await test.app.inject({ url: `${API_BASE}/jobs/${id}/file`, headers: as.headers })
      expect(reply.statusCode).toBe(200)
      const name = String(reply.headers['content-disposition'])
      expect(name).toContain(dayIn(zone, test.deps.now().getTime()))
      expect(utcIn({ name, text: name.includes('.csv') ? reply.body : '' })).toEqual([])
    }
  })
})
