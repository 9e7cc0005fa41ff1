import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { insertRow, insertRows } from '../../../test/rows.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { pathOf } from './path-of.ts'

let test: TestApp
let asha: Person
let deck: PublishedDeck
const { begin, submit, finish } = playsOf(() => test)
const templates = ['paragraph', 'single_select', 'multiple_select', 'rating', 'input_field', 'uploader'] as const
const show = (id: string, as: Person = asha, query: Record<string, unknown> = {}) =>
  test.call('plays.show', { as, params: { id }, query })

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  deck = await makePublishedDeck(test, asha, sampleContent(templates))
})
afterAll(() => test.close())

describe('a play', () => {
  it('has who, when, from where, and each answer in order with marks, time and changes', async () => {
    const lee = await test.signedIn('Learner', { clientId: asha.clientId })
    const attempt = await begin(deck, { source: 'newsletter', medium: 'email' }, lee)
    await submit(attempt, 's1', { kind: 'singleSelect', option: 'o2' }, randomUUID(), 4000)
    await submit(attempt, 's3', { kind: 'rating', value: 5 }, randomUUID(), 1500)
    await submit(attempt, 's4', { kind: 'openAnswer', text: 'More tea' })
    await finish(attempt)
    const { play } = (await show(attempt.id)).body
    expect(play).toMatchObject({ deckId: deck.id, version: 1, source: 'newsletter', medium: 'email', language: 'en' })
    expect(play.completedAt).not.toBeNull()
    expect(play.person).toBe('Asha Rao')
    expect(play.slides.map(({ slideId, isQuestion }) => [slideId, isQuestion])).toEqual(
      templates.map((template, at) => [`s${at}`, template !== 'paragraph']),
    )
    expect(play.answers.map(({ slideId }) => slideId)).toEqual(['s1', 's3', 's4'])
    const [choice, rating, text] = play.answers
    expect(choice).toMatchObject({ correct: false, earned: 0, possible: 1, seconds: 4, changes: 0, file: null })
    expect(choice?.options.map(({ key, isChosen, isRight }) => [key, isChosen, isRight]).slice(0, 2)).toEqual([
      ['o1', false, true],
      ['o2', true, false],
    ])
    expect(choice?.text).toBe(choice?.options[1]?.label)
    expect(rating).toMatchObject({ text: expect.stringContaining('5'), options: [], correct: null })
    expect(text).toMatchObject({ text: 'More tea', options: [] })
  })

  it('of a visitor without an end sums up what there is, and says who handed a file in', async () => {
    const attempt = await begin(deck)
    await submit(attempt, 's2', { kind: 'multiSelect', options: ['o1', 'o3'] }, randomUUID(), 2500)
    const shared = { client_id: asha.clientId, deck_id: deck.id, attempt_id: attempt.id, slide_id: 's5' }
    const { id, name, size } = await insertRow(test.deps, 'uploads', { ...shared, owner_id: asha.userId })
    const answer = JSON.stringify({ kind: 'uploader', file: id, name, size })
    await insertRow(test.deps, 'answers', { ...shared, version_id: deck.versionId, answer, spent_ms: 1500 })
    const { play } = (await show(attempt.id)).body
    expect(play).toMatchObject({ person: null, completedAt: null, seconds: 4, percentage: null, possible: 1 })
    const chosen = play.answers[0]?.options.filter(({ isChosen }) => isChosen).map(({ key }) => key)
    expect(chosen).toEqual(['o1', 'o3'])
    expect(play.answers[1]).toMatchObject({ slideId: 's5', text: name, file: { id, size, uploader: null } })
    await test.deps.db
      .updateTable('attempts')
      .set({ email: 'mina@meadow.example' })
      .where('id', '=', attempt.id)
      .execute()
    const known = (await show(attempt.id)).body.play
    expect([known.person, known.answers[1]?.file?.uploader]).toEqual(['mina@meadow.example', 'mina@meadow.example'])
  })

  it('shows the path with the time on each slide', async () => {
    const attempt = await begin(deck)
    await submit(attempt, 's1', { kind: 'singleSelect', option: 'o1' })
    const shared = { client_id: asha.clientId, deck_id: deck.id, attempt_id: attempt.id }
    const at = (second: number) => ({ client_time: new Date(Date.UTC(2026, 10, 1, 9, 0, second)) })
    await insertRows(test.deps, 'events', [
      { ...shared, ...at(9), event: 'slide_view', slide_id: 's1', value: 8400 },
      { ...shared, ...at(0), event: 'slide_view', slide_id: 's0' },
      { ...shared, ...at(12), event: 'back', slide_id: 's1' },
    ])
    const { path } = (await show(attempt.id)).body.play
    expect(path.map(({ event, slideId, seconds }) => [event, slideId, seconds])).toEqual([
      ['slide_view', 's0', 8.4],
      ['slide_view', 's1', null],
      ['back', 's1', null],
    ])
  })

  it('knows its neighbours in the selection, newest first', async () => {
    const other = await makePublishedDeck(test, asha, sampleContent(['rating']))
    const attempts = []
    for (const day of [1, 2, 3, 4]) {
      const attempt = await begin(other)
      if (day !== 3) await submit(attempt, 's0', { kind: 'rating', value: 3 })
      const started_at = new Date(Date.UTC(2026, 2, day, 12))
      await test.deps.db.updateTable('attempts').set({ started_at }).where('id', '=', attempt.id).execute()
      attempts.push(attempt.id)
    }
    const [first = '', second = '', unstarted = '', fourth = ''] = attempts
    const beside = async (id: string, query = {}) => {
      const { previous, next } = (await show(id, asha, query)).body
      return [previous, next]
    }
    expect(await beside(fourth)).toEqual([null, second])
    expect(await beside(second)).toEqual([fourth, first])
    expect(await beside(first)).toEqual([second, null])
    expect(await beside(unstarted)).toEqual([fourth, second])
    expect(await beside(second, { to: '2026-03-03' })).toEqual([null, first])
    expect(await beside(second, { version: 2 })).toEqual([null, null])
  })

  it('is shown to who may see the deck’s figures, and is nowhere for all others', async () => {
    const attempt = await begin(deck)
    const [sibling, admin, neighbour] = [
      await test.signedIn('Creator', { clientId: asha.clientId }),
      await test.signedIn('Admin', { clientId: asha.clientId }),
      await test.signedIn('Admin'),
    ]
    expect((await show(attempt.id, admin)).status).toBe(200)
    expect((await show(attempt.id, sibling)).status).toBe(404)
    expect((await show(attempt.id, neighbour)).status).toBe(404)
    expect((await show(randomUUID())).status).toBe(404)
    expect((await show(attempt.id, asha, { from: '2026-03-02', to: '2026-03-01' })).status).toBe(400)
  })
})

describe('a path', () => {
  const step = (event: string, slide_id: string | null, value: number | null = null) => ({
    event,
    slide_id,
    value,
    client_time: new Date(0),
  })
  it('gives the time of an event to the slide that was viewed before, whatever came between', () => {
    const path = pathOf([
      step('view', null),
      step('slide_view', 'a'),
      step('answer', 'a', 3),
      step('slide_view', 'b', 2000),
      step('abandon', 'b', 500),
    ])
    expect(path.map(({ seconds }) => seconds)).toEqual([null, 2, null, 0.5, null])
  })
})
