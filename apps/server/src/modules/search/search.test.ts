import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('finds what the caller may list, and nothing of other clients', async () => {
  const manager = await test.signedIn('Manager', { first_name: 'Mohan' })
  const { clientId } = manager
  const beside = await test.signedIn('Manager', { clientId, first_name: 'Bela' })
  const creator = await test.signedIn('Creator', { clientId, first_name: 'Other', manager_id: manager.userId })
  const learner = await test.signedIn('Learner', {
    clientId,
    first_name: 'Garden',
    last_name: 'Keeper',
    manager_id: creator.userId,
  })
  const outsider = await test.signedIn('Manager', { first_name: 'Garden' })
  await test.call('decks.create', { as: creator, body: { readerType: 'quiz', name: 'Gardening 100%' } })
  const search = async (as: typeof manager, q: string) =>
    (await test.call('search.find', { as, query: { q } })).body.results.map(({ kind, title }) => `${kind} ${title}`)
  expect(await search(manager, 'garden')).toEqual(['deck Gardening 100%', 'person Garden Keeper'])
  expect(await search(beside, 'garden')).toEqual([])
  expect(await search(creator, 'GARDEN')).toEqual(['deck Gardening 100%'])
  expect(await search(creator, '0%')).toEqual(['deck Gardening 100%'])
  expect(await search(creator, '_')).toEqual([])
  expect(await search(learner, 'garden')).toEqual([])
  expect(await search(outsider, 'gardening')).toEqual([])
})

it('finds published articles by their words for everybody of the client', async () => {
  const author = await test.signedIn('Creator', { first_name: 'Asha' })
  const learner = await test.signedIn('Learner', { clientId: author.clientId })
  const body = [{ id: 'b1', type: 'paragraph', content: [{ type: 'text', text: 'Prune in winter.' }] }]
  for (const status of ['published', 'draft'] as const)
    await test.call('articles.create', { as: author, body: { title: `Meadow ${status}`, body, status } as never })
  const { results } = (await test.call('search.find', { as: learner, query: { q: 'meadow' } })).body
  expect(results.map(({ kind, title, hint }) => [kind, title, hint])).toEqual([
    ['article', 'Meadow published', 'Asha Rao'],
  ])
})

it('finds courses for their authors and for who may come in, and tags for who lists them', async () => {
  const author = await test.signedIn('Creator')
  const { clientId } = author
  const learner = await test.signedIn('Learner', { clientId })
  const outsider = await test.signedIn('Creator')
  const { body } = await test.call('courses.create', { as: author, body: { title: 'Orchard care' } })
  await test.call('tags.bulkCreate', { as: author, body: { tags: ['Orchard & co'] } })
  const search = async (as: typeof author) =>
    (await test.call('search.find', { as, query: { q: 'orchard' } })).body.results.map(({ kind, link }) => [kind, link])
  expect(await search(author)).toEqual([
    ['course', `/courses/${body.course.id}/edit`],
    ['tag', '/tags?q=Orchard+%26+co'],
  ])
  expect(await search(learner)).toEqual([])
  expect(await search(outsider)).toEqual([])
})
