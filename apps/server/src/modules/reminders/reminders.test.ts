import { newCourse } from '@deckle/core/course/course.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { createTasks } from '../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient, makeUser } from '../../test/factories.ts'
import { insertRow, type RowValues } from '../../test/rows.ts'
import { listCountFaults } from '../enrolments/counts/queries.ts'
import { changeEnrolment, enrolPeople } from '../enrolments/index.ts'
import { notifyFailed, notifyPassed } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const at = (moment: string): Deps => ({ ...test.deps, now: () => new Date(moment) })
const run = (task: 'reminders.send' | 'reminders.expire', moment: string) =>
  createTasks(at(moment))[task]?.({}, { attempt: 1, isRetried: true, signal: undefined })
/** On two servers at once. */
const remind = (moment: string) => Promise.all([run('reminders.send', moment), run('reminders.send', moment)])
const expire = (moment: string) => Promise.all([run('reminders.expire', moment), run('reminders.expire', moment)])

async function house() {
  const clientId = (await makeClient(test.deps)).id
  const { userId: owner_id } = await makeUser(test.deps, { clientId })
  const course = async (title: string, row: Partial<RowValues<'courses'>> = {}, change = {}) => {
    const made = newCourse({ title, language: 'en', topicId: 't1', topicTitle: 'Leaves' })
    const content = JSON.stringify({ ...made, ...change })
    const published = { published: content, published_revision: 1, status: 'published' } as const
    const values: RowValues<'courses'> = {
      ...{ client_id: clientId, owner_id, title, content, ...published },
      ...(row as object),
    }
    return (await insertRow(test.deps, 'courses', values)).id
  }
  const person = async (row: Partial<RowValues<'users'>> = {}) => {
    const { userId } = await makeUser(test.deps, { clientId, license_type: 'Learner' })
    await test.deps.db
      .updateTable('users')
      .set({ time_zone: 'Asia/Kolkata', ...row } as object)
      .where('id', '=', userId)
      .execute()
    return userId
  }
  const due = (course_id: string, user_id: string, row: Partial<RowValues<'enrolments'>> = {}) =>
    insertRow(test.deps, 'enrolments', {
      client_id: clientId,
      course_id,
      user_id,
      source: 'hand',
      enrolled_at: new Date('2027-01-01T00:00:00Z'),
      due_at: new Date(END),
      ...row,
    })
  return { clientId, course, person, due }
}
const change = (user_id: string, values: object) =>
  test.deps.db.updateTable('enrolments').set(values).where('user_id', '=', user_id).execute()

const told = async (userId: string) =>
  (
    await test.deps.db
      .selectFrom('notifications')
      .select(['type', 'words', 'link', 'email'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ type, words, link, email }) => ({ type, key: words?.key, ...words?.values, link, email }))
const keys = async (userId: string) => (await told(userId)).map(({ key }) => key)

// The end of 20 March in India.
const END = '2027-03-20T18:29:59.999Z'

describe('what is due', () => {
  it('is told 3 days and 1 day before and once it is overdue, once each, between 9 and 21 of the own time zone', async () => {
    const { course, person, due } = await house()
    const [tea, asha] = [await course('Tea'), await person()]
    await due(tea, asha)
    await remind('2027-03-16T05:00:00Z')
    // Half past eight in India.
    await remind('2027-03-17T03:00:00Z')
    expect(await told(asha)).toEqual([])
    await remind('2027-03-17T04:00:00Z')
    await remind('2027-03-17T05:00:00Z')
    await remind('2027-03-18T05:00:00Z')
    const [link, date, email] = [`/courses/${tea}/show`, '2027-03-20', 'at_once']
    const soon = { type: 'due_soon', key: 'due_soon', name: 'Tea', date, link, email }
    expect(await told(asha)).toEqual([soon])
    await remind('2027-03-19T02:00:00Z')
    expect(await told(asha)).toHaveLength(1)
    await remind('2027-03-19T04:00:00Z')
    await remind('2027-03-20T04:00:00Z')
    expect(await told(asha)).toEqual([soon, soon])
    // Overdue at midnight, told in the morning.
    await remind('2027-03-20T19:00:00Z')
    expect(await told(asha)).toHaveLength(2)
    await remind('2027-03-21T04:00:00Z')
    await remind('2027-03-21T06:00:00Z')
    await remind('2027-03-22T04:00:00Z')
    expect(await told(asha)).toEqual([soon, soon, { ...soon, type: 'overdue', key: 'overdue' }])
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
    expect((await told(asha)).map((one) => ('date' in one ? one.date : null))).toEqual(['2027-03-20', '2027-03-30'])
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
      const id = await person(row as object)
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
    for (const id of [...people, other]) expect(await told(id)).toEqual([])
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
    await createTasks(at('2027-03-19T05:01:00Z'))['notifications.mail']?.(
      {},
      { attempt: 1, isRetried: true, signal: undefined },
    )
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

describe('what was passed', () => {
  const certificate = { template: 'classic', valid_days: 365 }

  /** Passed on 20 March 2026. */
  async function passed(valid: Partial<typeof certificate> = {}, more = {}) {
    const { clientId, course, person } = await house()
    const courseId = await course('Tea', {}, { certificate: { ...certificate, ...valid }, due_days: 14, ...more })
    const userId = await person()
    const key = { clientId, courseId }
    const passedAt = '2026-03-20T06:00:00.000Z'
    await transaction(test.deps.db, async (trx) => {
      await enrolPeople(trx, { ...key, userIds: [userId], source: 'hand', addedBy: null, at: new Date(passedAt) })
      await changeEnrolment(trx, { ...key, userId }, { type: 'pass', round: 1, at: passedAt })
    })
    const stored = () =>
      test.deps.db
        .selectFrom('enrolments')
        .select(['status', 'round', 'due_at', 'expires_at', 'percent'])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    const faults = async () => (await listCountFaults(test.deps.db)).filter(({ client_id }) => client_id === clientId)
    return { ...key, userId, stored, faults }
  }

  it('is told 30 and 7 days before it expires, then it is begun anew, which is told by day', async () => {
    const { userId, stored, faults } = await passed()
    await remind('2027-02-16T05:00:00Z')
    expect(await keys(userId)).toEqual([])
    for (const day of ['2027-02-18', '2027-02-19', '2027-03-01', '2027-03-13', '2027-03-14'])
      await remind(`${day}T05:00:00Z`)
    const link = expect.stringContaining('/courses/')
    const expires = { type: 'expiry', key: 'expires', name: 'Tea', date: '2027-03-20', link, email: 'at_once' }
    expect(await told(userId)).toEqual([expires, expires])
    await expire('2027-03-20T05:59:00Z')
    expect(await stored()).toMatchObject({ status: 'passed', round: 1 })
    // 23:30 in India.
    await expire('2027-03-20T18:00:00Z')
    await expire('2027-03-20T18:10:00Z')
    expect(await stored()).toMatchObject({ status: 'assigned', round: 2, expires_at: null, percent: 0 })
    expect((await stored()).due_at?.toISOString()).toBe('2027-04-03T18:00:00.000Z')
    expect(await faults()).toEqual([])
    await remind('2027-03-20T18:10:00Z')
    expect(await keys(userId)).toHaveLength(2)
    await remind('2027-03-21T04:00:00Z')
    await remind('2027-03-21T05:00:00Z')
    expect(await keys(userId)).toEqual(['expires', 'expires', 'renewed'])
  })

  it('is not announced as soon as it is passed', async () => {
    const { userId } = await passed({ valid_days: 7 })
    await remind('2026-03-20T07:00:00Z')
    await remind('2026-03-21T07:00:00Z')
    expect(await keys(userId)).toEqual([])
  })

  it('expires and stays so where the course can no longer be taken', async () => {
    const { userId, courseId, stored, faults } = await passed()
    await test.deps.db.updateTable('courses').set({ status: 'archived' }).where('id', '=', courseId).execute()
    await expire('2027-03-20T18:00:00Z')
    await remind('2027-03-21T05:00:00Z')
    expect(await stored()).toMatchObject({ status: 'expired', round: 1 })
    expect(await keys(userId)).toEqual([])
    const over = await passed({}, { ends_at: '2027-03-01T00:00:00.000Z' })
    await expire('2027-03-20T18:00:00Z')
    expect(await over.stored()).toMatchObject({ status: 'expired' })
    expect([...(await faults()), ...(await over.faults())]).toEqual([])
  })
})

it('the result of a course is told once in a round', async () => {
  const { clientId, course, person, due } = await house()
  const [tea, asha] = [await course('Tea'), await person()]
  await due(tea, asha)
  const key = { clientId, courseId: tea }
  const twice = (tell: typeof notifyPassed, round: number) =>
    Promise.all(
      [1, 2].map(() => transaction(test.deps.db, (trx) => tell(trx, test.deps, key, [{ userId: asha, round }]))),
    )
  await twice(notifyFailed, 1)
  await twice(notifyPassed, 1)
  await twice(notifyPassed, 2)
  expect((await told(asha)).map(({ type, key: words, email }) => [type, words, email])).toEqual([
    ['failed', 'failed', 'none'],
    ['passed', 'passed', 'none'],
    ['passed', 'passed', 'none'],
  ])
})
