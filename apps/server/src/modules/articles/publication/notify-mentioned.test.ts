import type { Block } from '@deckle/core/article/block.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { type ArticleHouse, makeArticle, makeArticleHouse } from '../test/article-house.ts'
import { runSchedule } from './run-schedule.ts'

let test: TestApp
let house: ArticleHouse
beforeAll(async () => {
  test = await createTestApp()
  house = await makeArticleHouse(test)
})
afterAll(() => test.close())

const naming = (...people: readonly Person[]): Block => ({
  id: 'm1',
  type: 'paragraph',
  content: people.map(({ userId }) => ({ type: 'mention', attrs: { id: userId, label: 'Somebody' } })),
})
const mentionsOf = async (as: Person, article: string): Promise<readonly string[]> => {
  const { body } = await test.call('notifications.list', { as, params: { id: as.userId } })
  return body.notifications
    .filter(({ type, link }) => type === 'mention' && link === `/articles/${article}/show`)
    .map(({ title }) => title)
}
const change = (id: string, body: object, as = house.author) =>
  test.call('articles.update', { as, params: { id }, body: body as never })

it('tells who is mentioned when the article is published, and each once', async () => {
  const { id } = await makeArticle(test, house.author, { title: 'Tea day', body: [naming(house.reader, house.author)] })
  expect(await mentionsOf(house.reader, id)).toEqual([])
  await change(id, { status: 'published' })
  expect(await mentionsOf(house.reader, id)).toEqual([
    expect.stringMatching(/^Bela.* mentioned you in the article “Tea day”$/),
  ])
  expect(await mentionsOf(house.author, id)).toEqual([])
  await test.deps.pool.query('update notifications set read_at = now() where user_id = $1', [house.reader.userId])
  await change(id, { body: [naming(house.reader, house.mate)], status: 'published' })
  expect(await mentionsOf(house.reader, id)).toHaveLength(1)
  expect(await mentionsOf(house.mate, id)).toHaveLength(1)
  await change(id, { status: 'draft' })
  await change(id, { status: 'published' })
  expect(await mentionsOf(house.reader, id)).toHaveLength(1)
})

it('tells nobody of another client, who is not active, or who publishes', async () => {
  const gone = await test.signedIn('Learner', { clientId: house.clientId })
  await test.deps.pool.query('update users set active = false where id = $1', [gone.userId])
  const body = [naming(house.outsider, gone, house.admin)]
  const { id } = await makeArticle(test, house.author, { title: 'Nobody', body })
  await change(id, { status: 'published' }, house.admin)
  const { rows } = await test.deps.pool.query(
    "select user_id from notifications where type = 'mention' and subject = $1",
    [id],
  )
  expect(rows).toEqual([])
})

it('tells them when the schedule publishes it', async () => {
  const day = 86_400_000
  const { id } = await makeArticle(test, house.author, {
    title: 'Later',
    body: [naming(house.mate)],
    status: 'scheduled',
    publish_at: new Date(Date.now() + day).toISOString(),
  })
  expect(await mentionsOf(house.mate, id)).toEqual([])
  await Promise.all([1, 2].map(() => runSchedule({ ...test.deps, now: () => new Date(Date.now() + 1.1 * day) })))
  expect(await mentionsOf(house.mate, id)).toHaveLength(1)
})
