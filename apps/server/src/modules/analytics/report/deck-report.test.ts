import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, publishDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { pagesOf } from '../../../test/read-pdf.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let asha: Person
let deck: PublishedDeck
const { begin, submit, finish } = playsOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  deck = await makePublishedDeck(test, asha, sampleContent(['single_select', 'open_answer', 'rating']))
})
afterAll(() => test.close())

async function report(query = '', as = asha, language = 'en') {
  return test.app.inject({
    method: 'GET',
    url: `/api/v2/analytics/${deck.id}/deck/report${query}`,
    headers: { ...as.headers, 'accept-language': language },
  })
}

/** All pages of the report. */
async function textOf(query = '', language = 'en'): Promise<string> {
  const reply = await report(query, asha, language)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  return (await pagesOf(reply.rawPayload)).join(' ')
}

async function play(completes: boolean, at: number, of = deck): Promise<void> {
  const attempt = await begin(of)
  await submit(attempt, 's0', { kind: 'singleSelect', option: at % 3 === 0 ? 'o2' : 'o1' })
  await submit(attempt, 's1', { kind: 'openAnswer', text: `Words of number ${at}` })
  if (!completes) return
  await submit(attempt, 's2', { kind: 'rating', value: 4 })
  await finish(attempt)
}

describe('the report of a deck as a PDF', () => {
  it('says that nobody has played', async () => {
    expect(await textOf()).toContain('Nobody has played this deck on these days.')
  })

  it('has figures, what they say, slides and answers', async () => {
    for (let at = 0; at < 24; at++) await play(at < 20, at)
    const text = await textOf()
    for (const part of [
      'All plays up to',
      'Started 24',
      'Completed 20',
      'Completion 83%',
      'What the figures say',
      'Busiest on',
      'Slide by slide',
      'Which one is right?',
      '24 answers',
      '“Words of number 23”',
    ])
      expect(text).toContain(part)
    expect(text.match(/“Words of number/g)).toHaveLength(5)
  })

  it('names what it is filtered by, in the language of who asks', async () => {
    const text = await textOf('?from=2020-01-01&to=2020-01-31&version=1&device=phone')
    expect(text).toContain('1 January 2020 – 31 January 2020 · Version 1 · Filtered by device “phone”')
    expect(await textOf('', 'hi')).toContain('स्लाइड दर स्लाइड')
  })

  it('says which versions are added up, and which of them lack a slide', async () => {
    expect(await textOf()).not.toContain('are added up')
    const { revision, content } = (await test.call('decks.show', { as: asha, params: { id: deck.id } })).body.deck
    const added = { ...content.contentHash[0]!, slideId: 'added', slideSeq: content.contentHash.length }
    const body = { revision, content: { ...content, contentHash: [...content.contentHash, added] } }
    const saved = await test.call('decks.update', { as: asha, params: { id: deck.id }, body: body as never })
    const newer = await publishDeck(test, asha, saved.body.deck)
    await play(true, 1, newer)
    const text = await textOf()
    expect(text).toContain('Attempts of versions 1 and 2 are added up.')
    // At the slide, and at its question.
    expect(text.match(/not in version 1/g)).toHaveLength(2)
  })

  it('is nobody’s of another client', async () => {
    expect((await report('', await test.signedIn('Admin'))).statusCode).toBe(404)
  })
})
