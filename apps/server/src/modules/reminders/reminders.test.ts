import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { remindersOf } from './test/reminders-of.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { run, remind, house, notified, keys } = remindersOf(() => test)
const change = (user_id: string, values: object) =>
  test.deps.db.updateTable('enrolments').set(values).where('user_id', '=', user_id).execute()

describe('what is due', () => {
  it('is told 3 days and 1 day before and once it is overdue, once each, between 9 and 21 of the own time zone', async () => {
    const { course, person, due } = await house()
    const [tea, asha] = [await course('Tea'), await person()]
    await due(tea, asha)
    await remind('2027-03-16T05:00:00Z')
    // Half past eight in India.
    await remind('2027-03-17T03:00:00Z')
    expect(await notified(asha)).toEqual([])
    await remind('2027-03-17T04:00:00Z')
    await remind('2027-03-17T05:00:00Z')
    await remind('2027-03-18T05:00:00Z')
    const [link, date, email] = [`/courses/${tea}/show`, '2027-03-20', 'at_once']
    const soon = { type: 'due_soon', key: 'due_soon', name: 'Tea', date, link, email }
    expect(await notified(asha)).toEqual([soon])
    await remind('2027-03-19T02:00:00Z')
    expect(await notified(asha)).toHaveLength(1)
    await remind('2027-03-19T04:00:00Z')
    await remind('2027-03-20T04:00:00Z')
    expect(await notified(asha)).toEqual([soon, soon])
    // Overdue at midnight, told in the morning.
    await remind('2027-03-20T19:00:00Z')
    expect(await notified(asha)).toHaveLength(2)
    await remind('2027-03-21T04:00:00Z')
    await remind('2027-03-21T06:00:00Z')
    await remind('2027-03-22T04:00:00Z')
    expect(await notified(asha)).toEqual([soon, soon, { ...soon, type: 'overdue', key: 'overdue' }])
  })

  it('follows each person’s own day', async () => {
    const { course, person, due } = await house()
    const tea = await course('Tea')
    const [kolkata, angeles] = [await person(), await person({ time_zone: 'America/Los_Angeles' })]
    // 11:29 of the 20th in Los Angeles.
    for (const one of [kolkata, angeles]) await due(tea, one)
    await remind('2027-03-17T04:30:00Z')
    expect([await keys(kolkata), await keys(angeles)]).toEqual([['due_soon'], []])
    await remind('2027-03-17T15:30:00Z')
    expect(await keys(angeles)).toEqual([])
    await remind('2027-03-17T16:30:00Z')
    expect(await keys(angeles)).toEqual(['due_soon'])
    // After nine in the evening it waits for the morning.
    await remind('2027-03-20T04:30:00Z')
    expect(await keys(angeles)).toEqual(['due_soon'])
    await remind('2027-03-20T16:30:00Z')
    expect(await keys(angeles)).toEqual(['due_soon', 'due_today'])
    await remind('2027-03-20T18:45:00Z')
    expect(await keys(angeles)).toEqual(['due_soon', 'due_today', 'overdue'])
  })

  it('is told again for another date, and not to who has just been enrolled', async () => {
    const { course, person, due } = await house()
    const tea = await course('Tea')
    const [asha, fresh] = [await person(), await person()]
    await due(tea, asha)
    await due(tea, fresh, { enrolled_at: new Date('2027-03-17T03:00:00Z') })
    await remind('2027-03-17T05:00:00Z')
    expect([await keys(asha), await keys(fresh)]).toEqual([['due_soon'], []])
    await change(asha, { due_at: '2027-03-30T18:29:59.999Z' })
    await remind('2027-03-20T05:00:00Z')
    expect(await keys(asha)).toHaveLength(1)
    await remind('2027-03-27T05:00:00Z')
    expect((await notified(asha)).map((one) => ('date' in one ? one.date : null))).toEqual(['2027-03-20', '2027-03-30'])
  })

  it('is not told where there is nothing to do, or nobody to do it', async () => {
    const { course, person, due, clientId } = await house()
    const tea = await course('Tea')
    const moment = new Date('2027-03-01T00:00:00Z')
    const quiet = [
      [await course('Draft', { status: 'draft' }), {}, {}],
      [await course('Archived', { status: 'archived' }), {}, {}],
      [await course('Deleted', { deleted_at: moment }), {}, {}],
      [await course('Over', {}, { ends_at: '2027-03-10T00:00:00.000Z' }), {}, {}],
      [tea, { removed: 'hand' }, {}],
      [tea, { waived: 'Knows it' }, {}],
      [tea, { status: 'passed' }, {}],
      [tea, { status: 'failed' }, {}],
      [tea, { due_at: null }, {}],
      [tea, {}, { active: false }],
      [tea, {}, { expires_at: moment }],
      [tea, {}, { deleted_at: moment, active: false }],
    ] as const
    const people: string[] = []
    for (const [courseId, enrolment, row] of quiet) {
      const id = await person(row)
      await due(courseId, id, enrolment)
      people.push(id)
    }
    const control = await person()
    await due(tea, control, { status: 'in_progress' })
    const suspended = await house()
    const other = await suspended.person()
    await suspended.due(await suspended.course('Tea'), other)
    await test.deps.db
      .updateTable('clients')
      .set({ suspended_at: moment })
      .where('id', '=', suspended.clientId)
      .execute()
    await remind('2027-03-19T05:00:00Z')
    for (const id of [...people, other]) expect(await notified(id)).toEqual([])
    expect(await keys(control)).toEqual(['due_soon'])
    expect(clientId).not.toBe(suspended.clientId)
  })

  it('of several courses comes in one mail, in the person’s language; of one in a mail of its own', async () => {
    const { course, person, due } = await house()
    const [asha, one] = [await person({ language: 'hi' }), await person()]
    const titles = ['Tea', 'Coffee', 'Cocoa']
    const courses = await Promise.all(titles.map((title) => course(title)))
    for (const id of courses) await due(id, asha)
    await due(courses[0] ?? '', one)
    await remind('2027-03-19T05:00:00Z')
    expect(await keys(asha)).toHaveLength(3)
    await run('notifications.mail', '2027-03-19T05:01:00Z')
    await test.jobsDone()
    const mailsTo = async (id: string) => {
      const { email } = await test.deps.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const query = test.deps.db.selectFrom('mail_outbox').select(['subject', 'text_body'])
      return query.where('to_address', '=', email).execute()
    }
    const [mail, ...others] = await mailsTo(asha)
    expect([others, mail?.subject]).toEqual([[], 'आपके पाठ्यक्रम: 3 अनुस्मारक'])
    for (const title of titles) expect(mail?.text_body).toContain(`“${title}” की अंतिम तिथि 20 मार्च 2027 है`)
    expect((await mailsTo(one)).map(({ subject }) => subject)).toEqual(['“Tea” is due on 20 March 2027'])
  })

  it('is found for many people in batches, each once', async () => {
    const { clientId, course, person, due } = await house()
    const tea = await course('Tea')
    for (let made = 0; made < 520; made += 40)
      await Promise.all(Array.from({ length: 40 }, async () => due(tea, await person())))
    await remind('2027-03-19T05:00:00Z')
    const { rows } = await test.deps.pool.query<{ count: number; people: number }>(
      'select count(*)::integer as count, count(distinct user_id)::integer as people from notifications where client_id = $1',
      [clientId],
    )
    expect(rows).toEqual([{ count: 520, people: 520 }])
  })
})
