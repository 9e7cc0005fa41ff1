import { dashboardSizes } from '@deckle/contract/dashboard.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'

let test: TestApp
let author: Person
let learner: Person
const DAY = 86_400_000
beforeAll(async () => {
  test = await createTestApp()
  author = await test.signedIn('Creator')
  learner = await test.signedIn('Learner', { clientId: author.clientId })
})
afterAll(() => test.close())

const show = async (as: Person) => (await test.call('dashboard.show', { as })).body.dashboard
const titles = (articles: readonly { readonly title: string }[]) => articles.map(({ title }) => title)

async function publish(title: string, more: Record<string, unknown> = {}): Promise<string> {
  const body = [{ id: 'b1', type: 'paragraph', content: [{ type: 'text', text: 'Warm the pot.' }] }]
  const fields = { title, body, status: 'published', ...more } as never
  const { status, body: reply, error } = await test.call('articles.create', { as: author, body: fields })
  expect([status, error.errors]).toEqual([200, undefined])
  return reply.article.id
}

async function addCategory(slug: string): Promise<string> {
  const shared = { client_id: author.clientId, kind: 'article' } as const
  return (await insertRow(test.deps, 'categories', { ...shared, slug, name: slug, parent_id: null })).id
}

it('has no part of a client without articles and courses', async () => {
  expect(await show(learner)).toEqual({ recent: [], hindi: [], popular: [], webinars: [], videos: [], courses: [] })
})

it('fills each part, cut to its size', async () => {
  const event = (days: number) => ({
    starts_at: new Date(test.deps.now().getTime() + days * DAY).toISOString(),
    ends_at: null,
    place: '',
    url: 'https://meet.example/x',
  })
  for (let n = 1; n <= 6; n += 1) await publish(`News ${n}`)
  const read = await publish('चाय', { language: 'hi' })
  const [video, webinar] = [await addCategory('video'), await addCategory('webinar')]
  await publish('Film', { category: video, video_url: 'https://youtu.be/abcdefghijk' })
  await publish('Later', { category: webinar, event: event(9) })
  await publish('Sooner', { category: webinar, event: event(2) })
  await publish('Draft', { status: 'draft' })
  await test.call('articles.like', { as: learner, params: { id: read }, body: { liked: true } })
  const { recent, hindi, popular, webinars, videos } = await show(learner)
  expect(recent).toHaveLength(dashboardSizes.recent)
  expect(titles(recent).slice(0, 2)).toEqual(['Sooner', 'Later'])
  expect(titles(hindi)).toEqual(['चाय'])
  expect(popular.map(({ title, liked }) => [title, liked])).toEqual([['चाय', true]])
  expect(titles(webinars)).toEqual(['Sooner', 'Later'])
  expect(titles(videos)).toEqual(['Film'])
})

it('shows nothing of other clients', async () => {
  const outsider = await test.signedIn('Learner')
  expect((await show(outsider)).recent).toEqual([])
})
