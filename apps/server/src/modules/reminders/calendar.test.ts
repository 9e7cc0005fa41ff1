import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow, type RowValues } from '../../test/rows.ts'
import { writeCalendar } from '@deckle/core/time/calendar-file.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const learner = () => test.signedIn('Learner')
const show = async (as: Person) => (await test.call('calendar.show', { as })).body.calendar
const renew = async (as: Person) => (await test.call('calendar.renew', { as })).body.calendar.address ?? ''
const get = (address: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url: new URL(address).pathname, headers })
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

async function due(
  { clientId: client_id, userId: user_id }: Person,
  title: string,
  row: Partial<RowValues<'enrolments'>> = {},
  status: 'published' | 'archived' = 'published',
) {
  const published = { published: '{}', published_revision: 1, published_at: test.deps.now(), status }
  const { id } = await insertRow(test.deps, 'courses', { client_id, owner_id: user_id, title, ...published })
  const due_at = new Date('2027-03-20T18:29:59.999Z')
  await insertRow(test.deps, 'enrolments', {
    client_id,
    course_id: id,
    user_id,
    source: 'hand',
    enrolled_at: new Date('2027-01-01T00:00:00Z'),
    due_at,
    ...row,
  })
  return id
}
const setPerson = ({ userId }: Person, values: object) =>
  test.deps.db.updateTable('users').set(values).where('id', '=', userId).execute()

describe('the address', () => {
  it('is made for the asking, shown again, changed, and switched off; what was before answers 404 at once', async () => {
    const asha = await learner()
    expect(await show(asha)).toEqual({ address: null, createdAt: null })
    const first = await renew(asha)
    expect((await show(asha)).address).toBe(first)
    expect((await get(first)).statusCode).toBe(200)
    const second = await renew(asha)
    expect(second).not.toBe(first)
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200])
    expect((await test.call('calendar.remove', { as: asha })).status).toBe(200)
    expect((await get(second)).statusCode).toBe(404)
    expect(await show(asha)).toEqual({ address: null, createdAt: null })
  })

  it('is not stored, nor guessed', async () => {
    const asha = await learner()
    const address = await renew(asha)
    const [, token = ''] = /calendar\/(.*)\.ics$/.exec(address) ?? []
    const row = await test.deps.db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', asha.userId).execute()
    expect(JSON.stringify(row)).not.toContain(token)
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [other, 'x', `${token}x`, 'A'.repeat(64)])
      expect((await get(`http://localhost/calendar/${wrong}.ics`)).statusCode).toBe(404)
    expect((await get(`http://localhost/calendar/${token}`)).statusCode).toBe(404)
  })

  it('leads nowhere for who may not sign in', async () => {
    const asha = await learner()
    const address = await renew(asha)
    for (const values of [{ active: false }, { active: true, expires_at: new Date(0) }]) {
      await setPerson(asha, values)
      expect((await get(address)).statusCode).toBe(404)
    }
    await setPerson(asha, { expires_at: null })
    expect((await get(address)).statusCode).toBe(200)
  })

  it('is fetched 60 times an hour', async () => {
    const address = await renew(await learner())
    const codes = await Promise.all(Array.from({ length: 61 }, async () => (await get(address)).statusCode))
    expect([codes.filter((code) => code === 200).length, codes.filter((code) => code === 429).length]).toEqual([60, 1])
  })
})

describe('the file', () => {
  it('has what is due on the person’s own day, and nothing that is done, waived, left or taken back', async () => {
    const asha = await learner()
    await setPerson(asha, { time_zone: 'Asia/Kolkata', language: 'hi' })
    const title = 'आग से सुरक्षा, हिस्सा १; पहला \\ दूसरा और बहुत लंबा नाम, जो एक पंक्ति में नहीं आता'
    const id = await due(asha, title)
    await due(asha, 'Passed', { status: 'passed' })
    await due(asha, 'Waived', { waived: 'Knows it' })
    await due(asha, 'Left', { removed: 'hand' })
    await due(asha, 'Free', { due_at: null })
    await due(asha, 'Archived', {}, 'archived')
    const address = await renew(asha)
    const reply = await get(address)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=0, must-revalidate',
    })
    const lines = reply.body.split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true)
    const [event, ...others] = eventsOf(reply.body)
    expect(others).toEqual([])
    expect([event?.summary, event?.startDate.toString()]).toEqual([`अंतिम तिथि: ${title}`, '2027-03-20'])
    expect(event?.component.getFirstPropertyValue('url')).toMatch(new RegExp(`/courses/${id}/show$`))
    const [again] = eventsOf((await get(address)).body)
    expect(again?.uid).toBe(event?.uid)
    await test.deps.db.updateTable('enrolments').set({ round: 2 }).where('course_id', '=', id).execute()
    expect(eventsOf((await get(address)).body)[0]?.uid).not.toBe(event?.uid)
  })

  it('has the moment where no time zone is known', async () => {
    const asha = await learner()
    await due(asha, 'Tea')
    const [event] = eventsOf((await get(await renew(asha))).body)
    expect([event?.summary, event?.startDate.toJSDate().toISOString()]).toEqual([
      'Due: Tea',
      '2027-03-20T18:29:59.000Z',
    ])
  })

  it('is not sent again while it is the same', async () => {
    const asha = await learner()
    const address = await renew(asha)
    const { etag } = (await get(address)).headers
    const known = { 'if-none-match': String(etag) }
    const same = await get(address, known)
    expect([same.statusCode, same.body]).toEqual([304, ''])
    await due(asha, 'Tea')
    expect((await get(address, known)).statusCode).toBe(200)
  })

  it('keeps every sign of a title, and is one without events', () => {
    const title = 'a\\b;c,d\ne 🫖'.repeat(20)
    const event = { uid: 'u', when: '2027-03-20', title, text: '', url: 'http://x.example/' }
    const stamp = new Date('2027-03-01T00:00:00Z')
    expect(eventsOf(writeCalendar({ name: 'Tea', events: [event] }, stamp))[0]?.summary).toBe(title)
    const empty = writeCalendar({ name: 'Tea', events: [] }, stamp)
    expect(eventsOf(empty)).toEqual([])
    // RFC 5545 asks for a component.
    expect(new ICAL.Component(ICAL.parse(empty)).getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
  })
})
