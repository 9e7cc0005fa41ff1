import { randomUUID } from 'node:crypto'
import { newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const published = (content = sampleContent(['title', 'single_select', 'multiple_select', 'rating', 'input_field'])) =>
  makePublishedDeck(test, asha, content)
const { begin, submit, storedAnswers } = playsOf(() => test)

describe('an attempt that begins', () => {
  it('bears the tags of the address that it began from, as one line each, whatever stands in them', async () => {
    const deck = await published()
    const tagsOf = async (attempt: { id: string }) =>
      test.deps.db
        .selectFrom('attempts')
        .select(['source', 'medium', 'campaign'])
        .where('id', '=', attempt.id)
        .executeTakeFirstOrThrow()
    const given = { source: ' News\n\u0000letter ', medium: 'e\tmail', campaign: `${'x'.repeat(99)}\ud83d` }
    expect(await tagsOf(await begin(deck, given))).toEqual({
      source: 'News letter',
      medium: 'e mail',
      campaign: `${'x'.repeat(99)}\ufffd`,
    })
    expect(await tagsOf(await begin(deck))).toEqual({ source: '', medium: '', campaign: '' })
    const long = await begin(deck, { medium: 'x'.repeat(10_000) })
    expect((await tagsOf(long)).medium).toBe('x'.repeat(100))
  })

  it('begins once however often it is said, and counts once', async () => {
    const deck = await published()
    const body = { id: randomUUID(), versionId: deck.versionId }
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => test.call('play.begin', { params: { shortid: deck.shortid }, body })),
    )
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]))
    const row = await test.deps.db
      .selectFrom('decks')
      .select('attempt_count')
      .where('id', '=', deck.id)
      .executeTakeFirstOrThrow()
    expect(row.attempt_count).toBe(1)
  })

  it('stores what a page closed with its first answer had not sent, once, and skips what is invalid', async () => {
    const deck = await published(
      sampleContent(['single_select', 'rating'], { leadForm: { ...newLeadForm, when: 'start' } }),
    )
    const [first, second, leadId] = [randomUUID(), randomUUID(), randomUUID()]
    const answers = [
      { id: first, slideId: 's0', answer: { kind: 'singleSelect' as const, option: 'o1' }, spent: 20 },
      { id: randomUUID(), slideId: 's9', answer: { kind: 'rating' as const, value: 1 }, spent: 10 },
      { id: second, slideId: 's1', answer: { kind: 'rating' as const, value: 5 }, spent: 30 },
    ]
    const lead = { id: leadId, fields: { name: 'Ravi', email: 'ravi@tea.example' }, consent: true }
    const body = { id: randomUUID(), versionId: deck.versionId, secret: 's'.repeat(32), answers, lead }
    const leave = (change = {}) =>
      test.call('play.begin', { params: { shortid: deck.shortid }, body: { ...body, ...change } })
    const [sent] = await Promise.all([leave(), leave()])
    expect(sent.status).toBe(200)
    const { attempt } = sent.body
    expect(await storedAnswers(attempt)).toMatchObject([
      { slide_id: 's0', answer_id: first, correct: true },
      { slide_id: 's1', answer_id: second },
    ])
    // The person returns: the page sends everything again.
    for (const { slideId, answer, id } of answers) await submit(attempt, slideId, answer, id)
    const leads = test.deps.db.selectFrom('leads').select('id').where('attempt_id', '=', attempt.id)
    expect(await leads.execute()).toEqual([{ id: leadId }])
    expect(await storedAnswers(attempt)).toHaveLength(2)
    // Another visitor's page stores nothing under this id.
    expect((await leave({ secret: 't'.repeat(32) })).status).toBe(404)
  })

  it('gives its token again to the user who began it, or who shows its secret or an older token; to nobody else', async () => {
    const deck = await published()
    const again = async (id: string, shown: Record<string, unknown> = {}, as?: Person) =>
      (
        await test.call('play.begin', {
          params: { shortid: deck.shortid },
          body: { id, versionId: deck.versionId, ...shown },
          ...(as && { as }),
        })
      ).status
    const secret = 'a'.repeat(32)
    const attempt = await begin(deck, { secret })
    await submit(attempt, 's3', { kind: 'rating', value: 4 })
    expect(await again(attempt.id)).toBe(404)
    expect(await again(attempt.id, { secret: 'b'.repeat(32) })).toBe(404)
    expect(await again(attempt.id, {}, asha)).toBe(404)
    expect(await again(attempt.id, { token: (await begin(deck)).token })).toBe(404)
    expect(await again(attempt.id, { secret })).toBe(200)
    test.later(30 * 86_400_000)
    expect(await again(attempt.id, { token: attempt.token })).toBe(200)
    test.later(-30 * 86_400_000)
    const ben = await test.signedIn('Learner', { clientId: asha.clientId })
    const own = await begin(deck, {}, ben)
    expect([await again(own.id, {}, ben), await again(own.id), await again(own.id, {}, asha)]).toEqual([200, 404, 404])
    const rows = await test.deps.db.selectFrom('attempts').select('secret_hash').where('id', '=', attempt.id).execute()
    expect(rows.map((row) => row.secret_hash?.length)).toEqual([16])
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('of a player that makes no secrets, begins again as long as nothing was answered, and by its token after that', async () => {
    const deck = await published()
    const attempt = await begin(deck)
    const again = async (shown: Record<string, unknown>) =>
      (
        await test.call('play.begin', {
          params: { shortid: deck.shortid },
          body: { id: attempt.id, versionId: deck.versionId, ...shown },
        })
      ).status
    expect(await again({})).toBe(200)
    await submit(attempt, 's3', { kind: 'rating', value: 4 })
    expect([await again({}), await again({ secret: 'c'.repeat(32) })]).toEqual([404, 404])
    expect(await again({ token: attempt.token })).toBe(200)
    // A page that was reloaded while its first reply was lost.
    const lost = await begin(deck)
    const claim = (secret: string) =>
      test.call('play.begin', {
        params: { shortid: deck.shortid },
        body: { id: lost.id, versionId: deck.versionId, secret },
      })
    expect((await claim('d'.repeat(32))).status).toBe(200)
    expect([(await claim('e'.repeat(32))).status, (await claim('d'.repeat(32))).status]).toEqual([404, 200])
  })

  it('knows the person only within the own client, and takes the country of the time zone', async () => {
    const deck = await published()
    const own = await begin(
      deck,
      { timezone: 'Asia/Kolkata' },
      await test.signedIn('Learner', { clientId: asha.clientId }),
    )
    const other = await begin(deck, { timezone: 'Mars/Olympus' }, await test.signedIn('Learner'))
    const rows = await test.deps.db
      .selectFrom('attempts')
      .select(['id', 'user_id', 'country'])
      .where('id', 'in', [own.id, other.id])
      .execute()
    expect(rows.find(({ id }) => id === own.id)).toMatchObject({ user_id: expect.any(String) as string, country: 'IN' })
    expect(rows.find(({ id }) => id === other.id)).toMatchObject({ user_id: null, country: null })
  })
})
