import { newArticle } from '@deckle/core/article/article.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { indexForSearch } from '../../articles/search/index-article.ts'
import { makeBlog, publishArticle, takeBack } from '../test/make-blog.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const get = (path: string) => test.app.inject({ method: 'GET', url: path })
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

it('keeps where an event for members is met from outsiders', async () => {
  const own = await makeBlog(test)
  const event = {
    starts_at: '2030-03-01T10:00:00.000Z',
    ends_at: null,
    place: '',
    url: 'https://meet.example/tea-7319',
  }
  const made = { event, body: [paragraph('First part.'), paragraph('Second part.')] }
  const secret = await publishArticle(test, own, { ...made, title: 'Members meet', audience: 'members' })
  const open = await publishArticle(test, own, { ...made, title: 'All meet' })
  const holds = async (path: string) => (await get(`/blog/${own.slug}${path}`)).body.includes('meet.example')
  for (const path of [`/${open.slug}`, `/${open.slug}.ics`]) expect(await holds(path)).toBe(true)
  const { body } = await get(`/blog/${own.slug}/${secret.slug}`)
  expect(body).toContain('"eventAttendanceMode":"https://schema.org/OnlineEventAttendanceMode"')
  expect((await get(`/blog/${own.slug}/${secret.slug}.ics`)).body).toContain('DTSTART:20300301T100000Z')
  await takeBack(test, own, open)
  for (const path of ['', `/${secret.slug}`, `/${secret.slug}.ics`, '/feed.xml', '/feed.json', '/search?q=meet'])
    expect([path, await holds(path)]).toEqual([path, false])
})

it('finds articles for members by what everybody may read of them, whole words and misspelt ones', async () => {
  const own = await makeBlog(test)
  const publish = async (title: string, text: string, audience: 'public' | 'members') => {
    const fields = { title, audience, subtitle: `About ${title}` }
    const { id } = await publishArticle(test, own, { ...fields, tags: [`${title} tag`], body: [paragraph(text)] })
    const content = { ...newArticle({ title, language: 'en' }), ...fields }
    const body = [{ id: 'p', type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
    await indexForSearch(test.deps.db, { clientId: own.clientId, id }, { ...content, body }, test.deps.now())
    return id
  }
  await publish('Oolong', 'Withered in the shade.', 'public')
  const id = await publish('Sencha', 'Negotiations about acquisitions.', 'members')
  const search = async (words: string) =>
    [
      ...(await get(`/blog/${own.slug}/search?q=${encodeURIComponent(words)}`)).body.matchAll(
        /<h2 [^>]*><a [^>]*>([^<]*)/g,
      ),
    ].map(([, title]) => title)
  for (const words of ['Sencha', 'about senc', 'sencha tag'])
    expect([words, await search(words)]).toEqual([words, ['Sencha']])
  for (const words of ['withered', 'whithered']) expect(await search(words)).toEqual(['Oolong'])
  for (const words of [
    'negotiations',
    'negotiation',
    'negot',
    'negotations',
    'sencha negotiations',
    'acquisitions withered',
  ])
    expect([words, await search(words)]).toEqual([words, []])
  // A hidden word does not push one that everybody may read from those that look like what was typed.
  for (const word of ['withereea', 'withereeb', 'withereec']) await publish(`Tea ${word.at(-1)}`, `${word}.`, 'members')
  expect(await search('witheree')).toEqual(['Oolong'])
  const content = { ...newArticle({ title: 'Sencha', language: 'en' }), audience: 'public' as const }
  const body = [{ id: 'p', type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Negotiations.' }] }]
  await indexForSearch(test.deps.db, { clientId: own.clientId, id }, { ...content, body }, test.deps.now())
  for (const words of ['negotiations', 'negotations']) expect(await search(words)).toEqual(['Sencha'])
})
