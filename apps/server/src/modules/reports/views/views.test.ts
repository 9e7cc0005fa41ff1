import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTasks } from '../../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { right } from '../../../test/learners.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let admin: Person
let maker: Person
let other: Person
let now = Date.parse('2027-03-01T06:30:00.000Z')

const { begin, submit, finish } = playsOf(() => test)

beforeAll(async () => {
  test = await createTestApp({ change: () => ({ now: () => new Date(now) }) })
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  maker = await test.signedIn('Creator', { clientId, first_name: 'Omi', last_name: 'Jha' })
  other = await test.signedIn('Creator', { clientId })
  const deck = await makePublishedDeck(test, maker, sampleContent(['single_select'], { name: 'Tea quiz' }))
  const attempt = await begin(deck)
  await submit(attempt, 's0', right)
  await finish(attempt)
})
afterAll(() => test.close())

const view = { name: 'My decks', report: 'content_performance' } as const
const create = (as: Person, body: object) => test.call('report_views.create', { as, body: { ...view, ...body } })
const list = async (as: Person, query: object = {}) => (await test.call('report_views.list', { as, query })).body
const names = async (as: Person) => (await list(as)).views.map(({ name }) => name)
const change = (as: Person, id: string, body: object) =>
  test.call('report_views.update', { as, params: { id }, body: { ...view, ...body } })

describe('a kept report', () => {
  it('is one’s own until it is shared with the client', async () => {
    const { status, body } = await create(maker, { name: 'Zeta', filter: '[]', days: 30, group: 'owner' })
    expect([status, body.view]).toEqual([
      200,
      expect.objectContaining({ name: 'Zeta', days: 30, group: 'owner', shared: false, can: { edit: true } }),
    ])
    expect(body.view.owner).toEqual({ id: maker.userId, name: 'Omi Jha' })
    const { id } = body.view
    expect(await names(other)).toEqual([])
    for (const as of [other, admin]) expect((await change(as, id, {})).status).toBe(404)
    expect((await change(maker, id, { name: 'Zeta', shared: true })).status).toBe(200)
    expect((await list(other)).views).toEqual([expect.objectContaining({ name: 'Zeta', can: { edit: false } })])
    expect((await change(other, id, {})).status).toBe(403)
    expect((await list(admin)).views[0]?.can).toEqual({ edit: true })
    expect((await change(admin, id, { name: 'Zeta', shared: false })).status).toBe(200)
    expect(await names(admin)).toEqual([])
    expect((await change(maker, id, { name: 'Zeta', shared: true })).status).toBe(200)
    const foreign = await test.signedIn('Admin')
    expect(await names(foreign)).toEqual([])
    expect((await change(foreign, id, {})).status).toBe(404)
    expect((await test.call('report_views.delete', { as: admin, params: { id } })).status).toBe(200)
    expect(await names(maker)).toEqual([])
  })

  it('of a report that one may not see is refused, and left out where it is shared', async () => {
    expect((await create(maker, { report: 'storage_usage' })).status).toBe(403)
    expect((await create(maker, { report: 'weather' })).status).toBe(400)
    await create(admin, { name: 'Space', report: 'storage_usage', shared: true })
    expect(await names(maker)).toEqual([])
    expect(await names(admin)).toEqual(['Space'])
  })

  it('is listed by name, page by page', async () => {
    for (const name of ['b', 'C', 'a']) await create(other, { name })
    const first = await list(other, { limit: 2 })
    const second = await list(other, { limit: 2, cursor: first.next })
    expect([...first.views, ...second.views].map(({ name }) => name)).toEqual(['a', 'b', 'C'])
    expect(second.next).toBeNull()
  })
})

describe('a report by mail', () => {
  const run = async () => {
    await createTasks(test.deps)['reports.mail']?.(
      {},
      { attempt: 1, isRetried: false, signal: new AbortController().signal },
    )
    await test.jobsDone()
  }
  const mails = () =>
    test.deps.db
      .selectFrom('mail_outbox')
      .select(['to_address', 'subject', 'text_body', 'user_id'])
      .where('user_id', '=', maker.userId)
      .orderBy('created_at')
      .execute()

  it('comes at its hour in its time zone, once however many servers run', async () => {
    // Half past six in UTC is noon in India.
    const schedule = { every: 'daily', hour: 13, tz: 'Asia/Kolkata' }
    const { body } = await create(maker, { name: 'Noon', schedule })
    expect(body.view.nextAt).toBe('2027-03-01T07:30:00.000Z')
    await run()
    expect(await mails()).toEqual([])
    now = Date.parse('2027-03-01T07:31:00.000Z')
    await Promise.all([run(), run(), run()])
    await run()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to_address: maker.email, subject: 'Your report: Noon' })
    expect(mail?.text_body).toContain('Tea quiz · Quiz · Views 0 · Plays 1 · Completed 1')
    expect(mail?.text_body).toContain('/analytics/reports/content_performance')
    const [found] = (await list(maker)).views
    expect(found?.nextAt).toBe('2027-03-02T07:30:00.000Z')
  })

  it('says so where there is nothing; of who is gone it is not sent, and its time goes on', async () => {
    const [found] = (await list(maker)).views
    const schedule = { every: 'weekly', hour: 8, tz: 'UTC' }
    const filter = JSON.stringify([{ field: 'name', op: 'is', value: 'nothing' }])
    await change(maker, found?.id ?? '', { name: 'Weekly', filter, schedule })
    now = Date.parse('2027-03-08T08:00:00.000Z')
    await run()
    const all = await mails()
    expect(all).toHaveLength(2)
    expect(all[1]?.text_body).toContain('has nothing to show')
    await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', maker.userId).execute()
    now = Date.parse('2027-03-15T08:00:00.000Z')
    await run()
    expect(await mails()).toHaveLength(2)
    const row = await test.deps.db
      .selectFrom('report_views')
      .select('next_at')
      .where('owner_id', '=', maker.userId)
      .executeTakeFirst()
    expect(row?.next_at?.toISOString()).toBe('2027-03-22T08:00:00.000Z')
  })
})
