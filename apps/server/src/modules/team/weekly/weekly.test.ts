import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTasks } from '../../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeUser, type MadeUser, type Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'

/** A Monday at seven in India. */
const monday = Date.parse('2027-03-01T01:30:00.000Z')
const HOUR = 3_600_000

let test: TestApp
let manager: Person
let idle: Person
let silent: Person
beforeAll(async () => {
  test = await createTestApp()
  test.later(monday - test.deps.now().getTime())
  const zone = { time_zone: 'Asia/Kolkata' }
  manager = await test.signedIn('Manager', zone)
  const { clientId } = manager
  idle = await test.signedIn('Manager', { clientId, ...zone })
  silent = await test.signedIn('Manager', { clientId, ...zone })
  const below = (manager_id: string) => makeUser(test.deps, { clientId, license_type: 'Learner', manager_id })
  const [late, soon, done] = [await below(manager.userId), await below(manager.userId), await below(manager.userId)]
  await below(silent.userId)
  await stands(late, -24)
  await stands(soon, 60)
  const { id: course_id } = await insertRow(test.deps, 'courses', { client_id: clientId, owner_id: manager.userId })
  await insertRow(test.deps, 'enrolments', {
    client_id: clientId,
    course_id,
    user_id: done.userId,
    status: 'passed',
    completed_at: new Date(monday - 48 * HOUR),
  })
})
afterAll(() => test.close())

const stands = ({ clientId, userId }: MadeUser, hours: number) =>
  insertRow(test.deps, 'open_learning', {
    client_id: clientId,
    user_id: userId,
    open: 1,
    next_due_at: new Date(monday + hours * HOUR),
  })
const run = async (task: 'team.weekly' | 'notifications.mail') => {
  await createTasks(test.deps)[task]?.({}, { attempt: 1, isRetried: true, signal: undefined })
  await test.jobsDone()
}
const mails = () =>
  test.deps.db.selectFrom('mail_outbox').select(['to_address', 'subject', 'text_body']).orderBy('created_at').execute()

it('says on Monday from eight on how the branch stands, once however many servers run', async () => {
  await run('team.weekly')
  await run('notifications.mail')
  expect(await mails()).toEqual([])
  test.later(HOUR)
  await Promise.all([run('team.weekly'), run('team.weekly')])
  await Promise.all([run('notifications.mail'), run('notifications.mail')])
  await run('team.weekly')
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.to_address).toBe(manager.email)
  expect(mail?.text_body).toContain(
    [
      'People who finished a course last week: 1',
      'Behind, with an overdue course: 1',
      'At risk, not seen for 7 days or due within 3: 1',
      'Due this week: 1',
      'Never begun: 2',
    ].join('\n'),
  )
  expect(mail?.text_body).toContain('http://deckle.test/team')
})

it('says nothing to who has nobody below or nothing to be told', async () => {
  const notified = await test.deps.db
    .selectFrom('notifications')
    .select('user_id')
    .where('type', '=', 'team_weekly')
    .execute()
  expect(notified.map(({ user_id }) => user_id)).toEqual([manager.userId])
  expect([idle.userId, silent.userId]).not.toContain(notified[0]?.user_id)
})

it('is mailed again the next week, unless it was chosen away', async () => {
  const body = { modes: { team_weekly: 'none' } }
  expect(
    (await test.call('notifications.updateSettings', { as: manager, params: { id: manager.userId }, body })).status,
  ).toBe(200)
  test.later(7 * 24 * HOUR)
  await run('team.weekly')
  await run('notifications.mail')
  expect(await mails()).toHaveLength(1)
})
