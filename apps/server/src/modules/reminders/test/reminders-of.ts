import { newCourse } from '@deckle/core/course/course.ts'
import type { Deps } from '../../../deps.ts'
import { createTasks } from '../../../jobs/tasks.ts'
import type { TestApp } from '../../../test/app.ts'
import { makeClient, makeUser } from '../../../test/factories.ts'
import { insertRow, type RowValues } from '../../../test/rows.ts'

/** The end of 20 March in India. */
export const END = '2027-03-20T18:29:59.999Z'

/** The tasks at a moment, and what they work on, on the app that a test file starts. */
export function remindersOf(test: () => TestApp) {
  const at = (moment: string): Deps => ({ ...test().deps, now: () => new Date(moment) })
  const run = (task: 'reminders.send' | 'reminders.expire' | 'notifications.mail', moment: string) =>
    createTasks(at(moment))[task]?.({}, { attempt: 1, isRetried: true, signal: undefined })
  const notified = async (userId: string) =>
    (
      await test()
        .deps.db.selectFrom('notifications')
        .select(['type', 'words', 'link', 'email'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    ).map(({ type, words, link, email }) => ({ type, key: words?.key, ...words?.values, link, email }))
  return {
    run,
    /** On two servers at once. */
    remind: (moment: string) => Promise.all([run('reminders.send', moment), run('reminders.send', moment)]),
    expire: (moment: string) => Promise.all([run('reminders.expire', moment), run('reminders.expire', moment)]),
    house: () => makeHouse(test()),
    notified,
    keys: async (userId: string) => (await notified(userId)).map(({ key }) => key),
  }
}

async function makeHouse({ deps }: TestApp) {
  const clientId = (await makeClient(deps)).id
  const { userId: owner_id } = await makeUser(deps, { clientId })
  const course = async (title: string, row: Partial<RowValues<'courses'>> = {}, change = {}) => {
    const made = newCourse({ title, language: 'en', topicId: 't1', topicTitle: 'Leaves' })
    const content = JSON.stringify({ ...made, ...change })
    const published = { published: content, published_revision: 1, status: 'published' }
    const values = { client_id: clientId, owner_id, title, content, ...published, ...row }
    return (await insertRow(deps, 'courses', values as RowValues<'courses'>)).id
  }
  const person = async (row: object = {}) => {
    const { userId } = await makeUser(deps, { clientId, license_type: 'Learner' })
    const values = { time_zone: 'Asia/Kolkata', ...row }
    await deps.db.updateTable('users').set(values).where('id', '=', userId).execute()
    return userId
  }
  const due = (course_id: string, user_id: string, row: Partial<RowValues<'enrolments'>> = {}) =>
    insertRow(deps, 'enrolments', {
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
