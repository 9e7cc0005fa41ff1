import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTasks } from '../../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { writtenOf } from '../test/written.ts'

let test: TestApp
let asha: Person
let fans: readonly Person[]
const { post, comment, grown, notificationsOf } = writtenOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Learner', { first_name: 'Asha' })
  const { clientId } = asha
  fans = await Promise.all(
    ['Bela', 'Chitra', 'Deepa', 'Esha', 'Farah'].map((first_name) =>
      test.signedIn('Learner', { clientId, first_name }),
    ),
  )
  await grown(asha, ...fans)
})
afterAll(() => test.close())

const fan = (at: number): Person => fans[at] as Person
const like = async (as: Person, id: string, liked = true, target: 'post' | 'comment' = 'post') =>
  (await test.call('social.like', { as, body: { target, id, liked } })).body

describe('a like', () => {
  it('sets a state, so a retry is harmless', async () => {
    const { id } = await post(asha)
    expect(await like(fan(0), id, false)).toEqual({ liked: false, likes: 0 })
    expect(await like(fan(0), id)).toEqual({ liked: true, likes: 1 })
    expect(await like(fan(0), id)).toEqual({ liked: true, likes: 1 })
    expect(await like(fan(1), id)).toEqual({ liked: true, likes: 2 })
    expect((await test.call('posts.show', { as: fan(0), params: { id } })).body.post).toMatchObject({
      liked: true,
      likes: 2,
    })
    expect(await like(fan(0), id, false)).toEqual({ liked: false, likes: 1 })
    expect((await test.call('social.like', { as: fan(0), body: { target: 'article', id, liked: true } })).status).toBe(
      404,
    )
  })

  it('counts once, and everybody’s, when many come at once', async () => {
    const { id } = await post(asha)
    const { id: onComment } = await comment(asha, id)
    await Promise.all(
      [...fans, ...fans, ...fans].flatMap((one) => [like(one, id), like(one, onComment, true, 'comment')]),
    )
    expect(await like(fan(0), id)).toEqual({ liked: true, likes: 5 })
    expect(await like(fan(0), onComment, true, 'comment')).toEqual({ liked: true, likes: 5 })
    await Promise.all(fans.map((one) => like(one, id, false)))
    expect((await like(fan(0), id, false)).likes).toBe(0)
  })
})

describe('its notification', () => {
  const titles = async () => (await notificationsOf(asha)).map(({ title }) => title)

  it('is one for a post, counts each person once, and comes anew once it was read', async () => {
    await test.call('notifications.read', { as: asha, params: { id: asha.userId }, body: {} })
    const { id } = await post(asha, { text: 'Our new roast' })
    const own = async () => (await notificationsOf(asha)).filter(({ link }) => link === `/feed?post=${id}`)
    await like(fan(0), id)
    expect(await own()).toEqual([
      { title: 'Bela Rao liked your post', text: 'Our new roast', link: `/feed?post=${id}` },
    ])
    await like(fan(0), id, false)
    await like(fan(0), id)
    await like(asha, id)
    expect(await own()).toHaveLength(1)
    await like(fan(1), id)
    expect((await own()).map(({ title }) => title)).toEqual(['Chitra Rao and one other person liked your post'])
    await Promise.all([like(fan(2), id), like(fan(3), id), like(fan(4), id)])
    expect((await own()).map(({ title }) => title)).toEqual([expect.stringMatching(/ and 4 others liked your post$/)])
    const { body } = await test.call('notifications.list', { as: asha, params: { id: asha.userId } })
    expect(body.unread).toBe(1)
    await test.call('notifications.read', { as: asha, params: { id: asha.userId }, body: {} })
    await comment(fan(0), id, 'Lovely')
    await comment(fan(0), id, 'Really')
    await comment(fan(1), id, 'Yes')
    expect((await titles())[0]).toBe('Chitra Rao and one other person commented on your post')
  })

  it('is in the daily mail as it then is, in the person’s language', async () => {
    await test.call('notifications.updateSettings', {
      as: asha,
      params: { id: asha.userId },
      body: { modes: { like: 'daily' } },
    })
    await test.call('users.updateSelf', { as: asha, body: { language: 'hi', time_zone: 'UTC' } })
    const { id } = await post(asha, { text: 'Tasting at four' })
    for (const one of fans.slice(0, 3)) await like(one, id)
    test.later(25 * 3_600_000)
    await createTasks(test.deps)['notifications.mail_daily']?.({}, { attempt: 1, isRetried: true, signal: undefined })
    await test.jobsDone()
    test.later(-25 * 3_600_000)
    const mails = await test.deps.db
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('to_address', '=', asha.email)
      .execute()
    expect(mails.at(-1)?.text_body).toContain('और 2 अन्य लोगों ने आपकी पोस्ट पसंद की')
  })
})
