import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

let test: TestApp
let superadmin: Person
let admin: Person
let learner: Person
beforeAll(async () => {
  test = await createTestApp()
  superadmin = await test.signedIn('Superadmin')
  admin = await test.signedIn('Admin')
  learner = await test.signedIn('Learner')
})
afterAll(() => test.close())

const hour = 3_600_000
const inHours = (hours: number): string => new Date(test.deps.now().getTime() + hours * hour).toISOString()
const create = async (body: Record<string, unknown>) =>
  (await test.call('announcements.create', { as: superadmin, body })).body.announcement
const end = (id: string) => test.call('announcements.end', { as: superadmin, params: { id } })
const shownTo = async (as: Person, headers = {}, query = {}) =>
  (await test.call('notifications.list', { as, params: { id: as.userId }, headers, query })).body.announcements
const dismiss = (as: Person, id: string) => test.call('announcements.dismiss', { as, body: { id } })
const listed = async (state?: string) =>
  (await test.call('announcements.list', { as: superadmin, query: state ? { state } : {} })).body.announcements

describe('an announcement', () => {
  it('comes with the newest notifications, in the reader’s language, until each has put it away', async () => {
    const { id, state } = await create({ text: { en: 'Down on Sunday.', hi: 'रविवार को बंद।' }, level: 'warning' })
    expect(state).toBe('active')
    const shown = { id, text: 'Down on Sunday.', level: 'warning', dismissible: true }
    expect(await shownTo(learner)).toEqual([shown])
    expect(await shownTo(learner, { 'accept-language': 'hi' })).toEqual([{ ...shown, text: 'रविवार को बंद।' }])
    expect((await dismiss(learner, id)).status).toBe(200)
    expect((await dismiss(learner, id.toUpperCase())).status).toBe(200)
    expect(await shownTo(learner)).toEqual([])
    expect(await shownTo(admin)).toEqual([shown])
    await end(id)
    expect(await shownTo(admin)).toEqual([])
    expect((await dismiss(admin, id)).status).toBe(404)
    expect((await end(id)).status).toBe(409)
  })

  it('is shown from its start to its end', async () => {
    const { id } = await create({ text: { en: 'Soon.' }, startsAt: inHours(1), endsAt: inHours(2) })
    expect([await shownTo(learner), (await listed('planned')).map((one) => one.id)]).toEqual([[], [id]])
    test.later(1.5 * hour)
    expect((await shownTo(learner))?.map((one) => one.text)).toEqual(['Soon.'])
    expect((await listed('active')).map((one) => one.id)).toEqual([id])
    test.later(hour)
    expect(await shownTo(learner)).toEqual([])
    expect((await listed('ended')).map((one) => one.state)).toContain('ended')
  })

  it('reaches the licence types that it names, and stays where it may not be put away', async () => {
    const { id } = await create({ text: { en: 'For Admins.' }, licenseTypes: ['Admin', 'Admin'], dismissible: false })
    expect([await shownTo(learner), (await shownTo(admin))?.length]).toEqual([[], 1])
    for (const as of [learner, admin]) expect((await dismiss(as, id)).status).toBe(404)
    await end(id)
  })

  it('is changed until it has ended, and one that was planned never starts once it is taken back', async () => {
    const { id, startsAt } = await create({ text: { en: 'Planned.' }, startsAt: inHours(5) })
    const update = (body: Record<string, unknown>) =>
      test.call('announcements.update', { as: superadmin, params: { id }, body })
    expect((await update({ text: { en: 'Planned anew.' } })).body.announcement).toMatchObject({
      text: { en: 'Planned anew.', hi: '' },
      startsAt,
      state: 'planned',
    })
    expect((await update({ text: { en: 'x' }, startsAt: inHours(5), endsAt: inHours(4) })).error).toMatchObject({
      code: 'rule_broken',
      errors: ['It must end after it starts.'],
    })
    expect((await end(id)).body.announcement.state).toBe('ended')
    test.later(6 * hour)
    expect(await shownTo(learner)).toEqual([])
    expect((await update({ text: { en: 'Again.' } })).status).toBe(409)
  })
})

it('only a Superadmin announces, and each act is noted', async () => {
  const params = { id: test.deps.newId() }
  const body = { text: { en: 'Mine.' } }
  for (const as of [admin, learner]) {
    expect((await test.call('announcements.create', { as, body })).status).toBe(403)
    expect((await test.call('announcements.update', { as, params, body })).status).toBe(403)
    expect((await test.call('announcements.end', { as, params })).status).toBe(403)
    expect((await test.call('announcements.list', { as })).status).toBe(403)
  }
  expect((await test.call('announcements.dismiss', { body: params })).status).toBe(401)
  expect((await dismiss(learner, params.id)).status).toBe(404)
  expect((await test.call('announcements.create', { as: superadmin, body: { ...body, client_id: 'x' } })).status).toBe(
    400,
  )
  const { entries } = (await test.call('admin.audit', { as: superadmin, query: { search: 'announcement.' } })).body
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set(['announcement.create', 'announcement.update', 'announcement.end']),
  )
})

it('a later page of notifications brings none', async () => {
  await create({ text: { en: 'Once.' } })
  const cursor = Buffer.from(JSON.stringify(['2026-01-01T00:00:00.000000Z', test.deps.newId()])).toString('base64url')
  expect(await shownTo(learner, {}, { cursor })).toBeUndefined()
})
