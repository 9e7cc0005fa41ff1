import { randomUUID } from 'node:crypto'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type LeadForm, newLeadField, newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { PlayDeck } from '@deckle/player/hosts/host.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { type OpenAttempt, playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { signAttempt } from '../attempts/attempt-token.ts'
import { mostAnswersAMinute } from '../play-state.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())
/** No plan is without them so far. */
const withLeads = (leads: boolean) => Object.values(plans).forEach((plan) => Object.assign(plan, { leads }))
afterEach(() => withLeads(true))

const leadForm: LeadForm = {
  ...newLeadForm,
  title: 'Your brewing plan by mail',
  fields: [
    ...newLeadForm.fields,
    newLeadField('phone', false),
    { ...newLeadField('text', false, 'size'), label: 'Cups' },
  ],
  consent: { text: 'You may write to me.', required: true },
}
const published = (change: Partial<DeckContent> = {}) =>
  makePublishedDeck(test, asha, sampleContent(['single_select', 'rating'], { leadForm, ...change }))
const { begin, submit, finish } = playsOf(() => test)
const filled = { name: 'Ravi', email: 'ravi@tea.example', size: '12' }
const send = (attempt: OpenAttempt, body: Record<string, unknown> = {}) =>
  test.call('play.lead', {
    params: { id: attempt.id },
    body: { token: attempt.token, id: randomUUID(), fields: filled, consent: true, ...body },
  })
const leadsOf = (attempt: OpenAttempt) =>
  test.deps.db.selectFrom('leads').selectAll().where('attempt_id', '=', attempt.id).execute()
const touch = {
  at: '2026-11-01T10:00:00.000Z',
  source: 'blog',
  medium: '',
  campaign: '',
  referrer: 'https://search.example/',
  landing: '/blog/meadow/tea',
}

describe('a lead form that is sent', () => {
  it('is one lead, with the result of the play and what the person agreed to, however often it arrives', async () => {
    const attempt = await begin(await published(), { source: 'newsletter' })
    await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })
    await finish(attempt)
    const id = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => send(attempt, { id, last_touch: touch })))
    expect(replies.map(({ status, body }) => [status, body.lead.id])).toEqual(
      Array.from({ length: 3 }, () => [200, id]),
    )
    expect(await leadsOf(attempt)).toMatchObject([
      {
        id,
        name: 'Ravi',
        email: 'ravi@tea.example',
        phone: '',
        answers: [{ id: 'size', label: 'Cups', value: '12' }],
        score: 100,
        source: 'newsletter',
        consent: { text: 'You may write to me.' },
        last_touch: touch,
      },
    ])
    const acts = await test.deps.db.selectFrom('lead_activity').select('act').where('lead_id', '=', id).execute()
    expect(acts).toEqual([{ act: 'captured' }])
  })

  it('before the end gets its result with the end', async () => {
    const outcomes: DeckContent['outcomes'] = [
      {
        id: 'x',
        title: 'Barista',
        text: '',
        image: { id: '', alt: '' },
        link: '',
        linkLabel: '',
        minValue: 0,
        maxValue: 100,
        masterTags: [],
      },
    ]
    const attempt = await begin(await published({ leadForm: { ...leadForm, when: 'start' }, outcomes }))
    await send(attempt)
    expect(await leadsOf(attempt)).toMatchObject([{ score: null, outcome: '' }])
    await submit(attempt, 's0', { kind: 'singleSelect', option: 'o2' })
    await finish(attempt)
    expect(await leadsOf(attempt)).toMatchObject([{ score: 0, outcome: 'Barista' }])
  })

  it('stores nothing of where the person came from without their consent', async () => {
    const free = { ...leadForm, consent: { text: 'You may write to me.', required: false } }
    const unasked = { ...leadForm, consent: { text: '', required: true } }
    for (const [form, consent] of [
      [free, false],
      [unasked, true],
    ] as const) {
      const attempt = await begin(await published({ leadForm: form }))
      expect((await send(attempt, { consent, first_touch: touch, last_touch: touch })).status).toBe(200)
      expect(await leadsOf(attempt)).toMatchObject([
        { consent: null, first_touch: null, last_touch: null, referrer: '' },
      ])
    }
  })

  it('is read in the language in which it was shown', async () => {
    const texts = { 'leadForm.consent': 'आप मुझे लिख सकते हैं।', 'leadForm.fields.size': 'प्याले' }
    const translations = { hi: { name: '', texts, slides: {} } }
    const attempt = await begin(await published({ translationEnabled: true, translations }), { language: 'hi' })
    await send(attempt)
    expect(await leadsOf(attempt)).toMatchObject([
      { consent: { text: 'आप मुझे लिख सकते हैं।' }, answers: [{ label: 'Cups' }], language: 'hi' },
    ])
  })
})

describe('a lead form is refused', () => {
  it.each([
    ['what is missing', { fields: { email: ' ' } }, { 'fields.email': 'Please fill this in.' }],
    ['what is invisible', { fields: { email: '\u200b' } }, { 'fields.email': 'Please fill this in.' }],
    ['no address', { fields: { email: 'ravi' } }, { 'fields.email': expect.stringContaining('name@example.com') }],
    ['no number', { fields: { ...filled, phone: 'x' } }, { 'fields.phone': 'Please enter a phone number.' }],
    [
      'a field that it does not have',
      { fields: { ...filled, age: '7' } },
      { 'fields.age': 'This form has no such field.' },
    ],
    ['too much', { fields: { ...filled, name: 'a'.repeat(121) } }, { 'fields.name': 'Please shorten this.' }],
    ['no consent', { consent: false }, { consent: 'The consent of this form is needed.' }],
  ])('for %s', async (_what, body, fields) => {
    const attempt = await begin(await published())
    const reply = await send(attempt, body)
    expect([reply.status, reply.error.code, reply.error.fields]).toEqual([422, 'answer_rejected', fields])
    expect(await leadsOf(attempt)).toEqual([])
  })

  it('where the deck has none, in a course, and where the plan has no leads', async () => {
    const none = await send(await begin(await published({ leadForm: undefined })))
    expect([none.status, none.error.code]).toEqual([422, 'answer_rejected'])
    const attempt = await begin(await published())
    const pinned = test.deps.play.tokens.read(attempt.token, attempt.id, test.deps.now())
    const course = { courseId: randomUUID(), userId: asha.userId, round: 1, isExam: false, endsAt: null }
    const token = signAttempt({ ...pinned, course }, test.deps.secret, test.deps.now())
    expect((await send({ ...attempt, token })).status).toBe(422)
    withLeads(false)
    expect((await send(attempt)).status).toBe(402)
    expect(await leadsOf(attempt)).toEqual([])
  })

  it("of somebody else's attempt", async () => {
    const deck = await published()
    const [mine, theirs] = [await begin(deck), await begin(deck)]
    expect((await send({ id: theirs.id, token: mine.token })).status).toBe(404)
  })

  it('beyond the pace of answers from one address', async () => {
    const attempt = await begin(await published())
    test.deps.play.answerPace.take('198.51.100.40', mostAnswersAMinute)
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/v2/play/attempts/${attempt.id}/lead`,
      payload: { token: attempt.token, id: randomUUID(), fields: filled, consent: true },
      remoteAddress: '198.51.100.40',
    })
    expect(reply.statusCode).toBe(429)
  })
})

describe('the page of a deck', () => {
  const page = async (change: Partial<DeckContent>, path = 'play') => {
    const { shortid } = await published(change)
    const { body } = await test.app.inject({ method: 'GET', url: `/${path}/${shortid}` })
    const data = JSON.parse(/id="deckle-deck">(.*)<\/script>/.exec(body)?.[1] ?? '') as { deck: PlayDeck }
    return { deck: data.deck, hasField: body.includes('autocomplete="email"'), hasSlide: body.includes('dk-option') }
  }

  it.each(['play', 'embed'])('has its form, drawn before any script where it comes first, as /%s', async (path) => {
    const later = await page({}, path)
    expect(later.deck.leadForm).toMatchObject({
      when: 'before_result',
      title: 'Your brewing plan by mail',
      button: 'Send',
      fields: [{ label: 'Name' }, { label: 'E-mail address' }, { label: 'Phone number' }, { label: 'Cups' }],
    })
    expect([later.hasField, later.hasSlide]).toEqual([false, true])
    const first = await page({ leadForm: { ...leadForm, when: 'start' } }, path)
    expect([first.hasField, first.hasSlide]).toEqual([true, false])
  })

  it('has no form where there is none to be shown', async () => {
    for (const none of [undefined, { ...leadForm, fields: [] }])
      expect((await page({ leadForm: none })).deck.leadForm).toBeUndefined()
    withLeads(false)
    const without = await page({ leadForm: { ...leadForm, when: 'start' } })
    expect([without.deck.leadForm, without.hasSlide]).toEqual([undefined, true])
  })
})
