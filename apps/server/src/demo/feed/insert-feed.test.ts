import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeUser, type Person } from '../../test/factories.ts'
import { lanternHill } from '../content/people.ts'
import { insertFeed } from './insert-feed.ts'

let test: TestApp
let reader: Person
beforeAll(async () => {
  test = await createTestApp()
  reader = await test.signedIn('Admin')
  const { clientId } = reader
  const people = new Map<string, string>()
  for (const { key } of lanternHill.people) people.set(key, (await makeUser(test.deps, { clientId })).userId)
  const tags = new Map(['First aid', 'New here'].map((name) => [name, test.deps.newId()]))
  await insertFeed(test.deps, test.deps.db, {
    clientId,
    people,
    tags,
    decks: new Map(),
    articles: new Map(),
    courses: new Map(),
    media: [],
  })
})
afterAll(() => test.close())

it('is in English and Hindi, pinned posts first, and counted right', async () => {
  const { posts } = (await test.call('social.feed', { as: reader, query: { limit: 50 } })).body
  expect(posts.length).toBeGreaterThan(20)
  expect(posts[0]?.pinned).toBe(true)
  expect(posts.filter(({ text }) => /\p{Script=Devanagari}/u.test(text)).length).toBeGreaterThan(2)
  expect(posts.flatMap(({ mentions }) => mentions).length).toBeGreaterThan(2)
  for (const { id, comments: count } of posts) {
    const { comments } = (await test.call('comments.list', { as: reader, query: { target: 'post', id } })).body
    expect(comments.reduce((sum, { replies }) => sum + 1 + replies, 0)).toBe(count)
    for (const { replies, first_replies } of comments) expect(first_replies.comments).toHaveLength(replies)
  }
})
