import { randomUUID } from 'node:crypto'
import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import { beginAttempt, submitAnswerTo } from '../../../test/plays.ts'
import type { Person } from '../../../test/factories.ts'
import { sampleContent } from '../../../test/sample-content.ts'

const templates = [
  'true_false',
  'single_select',
  'scored_single_select',
  'tagged_select',
  'brancher',
  'qualification',
  'range_select',
  'fill_in_the_blanks',
  'anagram',
  'open_answer',
  'uploader',
  'ranking',
] as const

let test: TestApp
let asha: Person
let deckId: string
let fileId: string
let questions: readonly QuestionFigures[]

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  const content = sampleContent(templates, { readerType: 'survey' })
  const contentHash = content.contentHash.map((slide) => ({
    ...slide,
    data: {
      ...slide.data,
      ...(slide.template === 'brancher' && {
        popupitems: (slide.data['popupitems'] as object[]).map((item) => ({ ...item, caption: 'https://a.example/' })),
      }),
      ...(slide.template === 'qualification' && { criteria: 'varA > 10' }),
      ...(slide.template === 'range_select' && { formula: 'varA * 2' }),
    },
  }))
  const publication = await makePublishedDeck(test, asha, { ...content, contentHash })
  deckId = publication.id
  const attempt = (
    await test.call('play.begin', {
      params: { shortid: publication.shortid },
      body: { id: randomUUID(), versionId: publication.versionId },
    })
  ).body.attempt
  const upload = await test.call('play.upload', {
    params: { id: attempt.id },
    body: {
      token: attempt.token,
      file: { id: randomUUID(), slideId: 's10', name: '=cv.html', data: Buffer.from('<b>Hi').toString('base64') },
    },
  })
  fileId = upload.body.file.id
  const answers: Record<(typeof templates)[number], object> = {
    true_false: { kind: 'trueFalse', option: 'o1' },
    single_select: { kind: 'singleSelect', option: 'o2' },
    scored_single_select: { kind: 'scoreSelect', option: 'o2' },
    tagged_select: { kind: 'taggedSelect', option: 'o3' },
    brancher: { kind: 'brancher', option: 'o1', clicked: ['o1', 'o3'] },
    qualification: { kind: 'qualification', result: '' },
    range_select: { kind: 'rangeSelect', values: { o1: 40 }, result: null },
    fill_in_the_blanks: { kind: 'fillInTheBlank', texts: ['Ethiopia'] },
    anagram: { kind: 'fillInTheBlank', texts: ['coffee'] },
    open_answer: { kind: 'openAnswer', text: 'Slow is fine' },
    uploader: { kind: 'uploader', file: fileId, name: '', size: 0 },
    ranking: { kind: 'ranking', order: ['o3', 'o1', 'o2'] },
  }
  // The slider comes first, because the qualification uses its value.
  for (const template of ['range_select', ...templates.filter((one) => one !== 'range_select')] as const) {
    const { status } = await test.call('play.answer', {
      params: { id: attempt.id },
      body: {
        token: attempt.token,
        answer: {
          id: randomUUID(),
          slideId: `s${templates.indexOf(template)}`,
          answer: answers[template],
          spent: 1000,
        },
      },
    })
    expect([template, status]).toEqual([template, 200])
  }
  questions = (await test.call('analytics.deckQuestions', { as: asha, params: { id: deckId } })).body.questions
})
afterAll(() => test.close())

const questionOf = (template: (typeof templates)[number]) => questions[templates.indexOf(template)] as QuestionFigures

describe('what is chosen', () => {
  it.each([
    ['true_false', 'True'],
    ['single_select', 'Option 2'],
    ['scored_single_select', 'Option 2'],
    ['tagged_select', 'Option 3'],
    ['qualification', 'Okay'],
  ] as const)('of %s is named %j', (template, label) => {
    const { kind, distribution, texts } = questionOf(template)
    expect([kind, texts]).toEqual(['choices', []])
    expect(distribution.filter(({ count }) => count > 0)).toMatchObject([{ label, count: 1 }])
    expect(distribution.length).toBeGreaterThan(1)
  })

  it('of a link list is every link that was followed', () => {
    expect(questionOf('brancher').distribution).toMatchObject([
      { label: 'Option 1', count: 1 },
      { label: 'Option 2', count: 0 },
      { label: 'Option 3', count: 1 },
    ])
  })
})

describe('what is put in order', () => {
  it('is counted by what stands first, and by its mean place', () => {
    expect(questionOf('ranking')).toMatchObject({ kind: 'ranking', answered: 1, texts: [] })
    expect(questionOf('ranking').distribution).toEqual([
      { key: 'o3', label: 'Option 3', count: 1, correct: null, meanPlace: 1 },
      { key: 'o1', label: 'Option 1', count: 0, correct: null, meanPlace: 2 },
      { key: 'o2', label: 'Option 2', count: 0, correct: null, meanPlace: 3 },
    ])
  })
})

describe('what is read', () => {
  it.each([
    ['range_select', 'Value A: 40 = 80', 'value a: 40'],
    ['fill_in_the_blanks', 'Ethiopia', 'ethi'],
    ['anagram', 'coffee', 'COF'],
    ['open_answer', 'Slow is fine', 'is f'],
    ['uploader', '=cv.html.txt', 'cv'],
  ] as const)('of %s is %j and found by %j', async (template, text, search) => {
    expect(questionOf(template)).toMatchObject({
      kind: template === 'uploader' ? 'files' : 'texts',
      answered: 1,
      distribution: [],
      texts: [{ text }],
    })
    const find = async (words: string) =>
      (
        await test.call('analytics.deckResponses', {
          as: asha,
          params: { id: deckId },
          query: { slideId: questionOf(template).slideId, search: words },
        })
      ).body.responses
    expect(await find(search)).toMatchObject([{ text }])
    expect(await find('nowhere')).toEqual([])
  })
})

describe('a file that was handed in', () => {
  const download = (id: string, person: Person = asha) =>
    test.app.inject({ method: 'GET', url: `/api/v2/analytics/${deckId}/deck/files/${id}`, headers: person.headers })

  it('is listed with its size and can only be saved', async () => {
    expect(questionOf('uploader').texts).toMatchObject([{ file: { id: fileId, size: 5 } }])
    const reply = await download(fileId)
    expect([reply.statusCode, reply.body]).toEqual([200, '<b>Hi'])
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="_cv.html.txt"; filename*=UTF-8\'\'%3Dcv.html.txt',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-length': '5',
    })
  })

  it('stays within its client and its deck, and is none where no answer names it', async () => {
    expect((await download(fileId, await test.signedIn('Superadmin'))).statusCode).toBe(404)
    expect((await download(randomUUID())).statusCode).toBe(404)
    const other = await test.call('decks.create', { as: asha, body: { readerType: 'story' } })
    const elsewhere = await test.call('analytics.deckFile', {
      as: asha,
      params: { id: other.body.deck.id, fileId },
    })
    expect(elsewhere.status).toBe(404)
    await test.deps.db.updateTable('answers').set({ slide_id: 'sx' }).where('slide_id', '=', 's10').execute()
    expect((await download(fileId)).statusCode).toBe(404)
    await test.deps.db.updateTable('answers').set({ slide_id: 's10' }).where('slide_id', '=', 'sx').execute()
  })

  it('is named in the export, with every other answer in words', async () => {
    const { body } = await test.app.inject({
      method: 'GET',
      url: `/api/v2/analytics/${deckId}/deck/export`,
      headers: asha.headers,
    })
    const line = body.split('\r\n')[1] ?? ''
    for (const words of ['True', 'Option 1; Option 3', 'Okay', 'Value A: 40 = 80', 'Ethiopia', "'=cv.html.txt"])
      expect(line).toContain(words)
  })
})

describe('what is stored with an answer', () => {
  it('is what it is counted under, its places and its text', async () => {
    const rows = await test.deps.db
      .selectFrom('current_answers')
      .select(['slide_id', 'keys', 'places', 'text'])
      .where('deck_id', '=', deckId)
      .execute()
    const storedFor = (template: (typeof templates)[number]) => {
      const row = rows.find(({ slide_id }) => slide_id === questionOf(template).slideId)
      return [row?.keys, row?.places, row?.text]
    }
    expect(storedFor('single_select')).toEqual([['o2'], null, null])
    expect(storedFor('brancher')).toEqual([['o1', 'o3'], null, null])
    expect(storedFor('qualification')).toEqual([['okay'], null, null])
    expect(storedFor('ranking')).toEqual([['o3'], ['o3', 'o1', 'o2'], null])
    expect(storedFor('open_answer')).toEqual([[''], null, 'Slow is fine'])
    expect(storedFor('range_select')).toEqual([[''], null, 'Value A: 40 = 80'])
  })

  it('names sliders in the language of the deck, whatever the person reads', async () => {
    const content = sampleContent(['range_select'], { readerType: 'survey' })
    const translation = { name: 'चाय', texts: {}, slides: { s0: { 'rangeselect.o1.name': 'मान' } } }
    const deck = await makePublishedDeck(test, asha, {
      ...content,
      translations: { hi: translation },
      translationEnabled: true,
      language: 'hi',
      baseLanguage: 'en',
    })
    const attempt = await beginAttempt(test, deck, { body: { language: 'hi' } })
    const answer = { kind: 'rangeSelect', values: { o1: 40 }, result: null }
    expect((await submitAnswerTo(test, attempt, { slideId: 's0', answer })).status).toBe(200)
    const { body } = await test.call('analytics.deckResponses', {
      as: asha,
      params: { id: deck.id },
      query: { slideId: 's0', search: 'value' },
    })
    expect(body.responses).toMatchObject([{ text: 'Value A: 40 = 40' }])
  })
})

it('reports of a published deck do not read its draft', async () => {
  const { content } = await test.deps.db
    .selectFrom('decks')
    .select('content')
    .where('id', '=', deckId)
    .executeTakeFirstOrThrow()
  const setContent = (stored: string) =>
    test.deps.db.updateTable('decks').set({ content: stored }).where('id', '=', deckId).execute()
  await setContent('null')
  const params = { id: deckId }
  const calls = ['deckOverview', 'deckQuestions', 'deckSources', 'deckAttempts', 'deckExport'] as const
  for (const call of calls)
    expect([call, (await test.call(`analytics.${call}`, { as: asha, params })).status]).toEqual([call, 200])
  const query = { slideId: questionOf('open_answer').slideId }
  expect((await test.call('analytics.deckResponses', { as: asha, params, query })).status).toBe(200)
  await setContent(JSON.stringify(content))
})
