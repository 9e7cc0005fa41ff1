import { randomUUID } from 'node:crypto'
import { defaultSettings } from '@deckle/core/deck/publication/publication.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailError } from '../../../platform/mail/mail.ts'
import { limits } from '../../../platform/rate-limit/limits.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { exhaustGuesses } from '../../../test/guesses.ts'
import { publicationsOf } from '../../../test/publications.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { emailCode } from '../../play/entry/email-code.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { change, published, open, enter, begin } = publicationsOf(
  () => test,
  () => asha,
)

describe('what is asked before a deck is shown', () => {
  it('a PIN: the deck stays hidden without it, guesses are counted, a new PIN ends old passes', async () => {
    const deck = await published({ access: 'pin', pin: 'Tea4242' })
    const gate = await open(`/play/${deck.shortid}`)
    expect([gate.statusCode, gate.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(gate.body).toContain('data-gate="pin"')
    expect(gate.body).not.toContain('deckle-player')
    expect(gate.body).not.toContain('Tea4242')
    expect(gate.body).toContain('<meta property="og:title"')
    expect(gate.body, 'no picture of the deck').not.toContain('og:image')
    expect((await begin(deck)).status).toBe(403)
    expect((await enter(deck, { kind: 'pin', pin: 'wrong' })).status).toBe(403)
    expect((await enter(deck, { kind: 'members' }, asha)).status).toBe(404)
    const entered = (await enter(deck, { kind: 'pin', pin: 'tea४२४２' })).body
    const pass = String(entered.pass)
    const page = await open(`/play/${deck.shortid}?pass=${entered.opening}`)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(page.body).toContain('deckle-player')
    expect((await begin(deck, pass)).status).toBe(200)
    const other = await published({ access: 'pin', pin: 'Tea4242' })
    const next = (await enter(deck, { kind: 'pass', pass })).body
    expect(next.pass).toBe(pass)
    expect((await open(`/play/${other.shortid}?pass=${next.opening}`)).body, 'only of its deck').toContain('data-gate')
    expect((await enter(other, { kind: 'pass', pass })).status).toBe(403)
    expect((await begin(deck, `${pass.slice(0, -2)}xx`)).status).toBe(403)
    await change(deck.id, { access: 'pin', pin: 'Chai777' })
    expect((await begin(deck, pass)).status).toBe(403)
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => enter(deck, { kind: 'pin', pin: `guess${n}` })),
    )
    await exhaustGuesses(test, deck.id, '127.0.0.1')
    const late = await enter(deck, { kind: 'pin', pin: 'Chai777' })
    // One wrong guess was counted above.
    const guessed = guesses.filter(({ status }) => status === 403).length
    expect(guessed).toBeGreaterThan(0)
    // Fewer where the wait was stored before one that was under way: a slow machine.
    expect(guessed).toBeLessThan(limits.enterAddress.delay.after)
    expect([late.status, Number(late.headers['retry-after']) > 0], 'not even the right one').toEqual([429, true])
  })

  it('one address that guesses on shuts out nobody else', async () => {
    const deck = await published({ access: 'pin', pin: 'Tea4242' })
    const from = (address: string, pin: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/v2/play/${deck.shortid}/enter`,
        payload: { kind: 'pin', pin },
        remoteAddress: address,
      })
    expect((await from('198.51.100.7', 'guess')).statusCode).toBe(403)
    await exhaustGuesses(test, deck.id, '198.51.100.7')
    expect((await from('198.51.100.7', 'tea4242')).statusCode).toBe(429)
    expect((await from('203.0.113.9', 'tea4242')).statusCode).toBe(200)
  })

  it('nine addresses that guess shut out nobody who knows the PIN, from wherever nobody has failed', async () => {
    const deck = await published({ access: 'pin', pin: 'Tea4242' })
    const from = async (remoteAddress: string, pin: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: `/api/v2/play/${deck.shortid}/enter`,
          payload: { kind: 'pin', pin },
          remoteAddress,
        })
      ).statusCode
    const attackers = Array.from({ length: 9 }, (_, at) => `198.51.100.${at + 1}`)
    const guesses = await Promise.all(attackers.map((address) => from(address, 'guess1')))
    expect(new Set(guesses)).toEqual(new Set([403]))
    // Guesses keep coming for as long as the test allows.
    const { points } = limits.enterDeck
    await Promise.all(Array.from({ length: points }, () => test.deps.limits.guess('enterDeck', deck.id, false)))
    expect(await from('198.51.100.3', 'tea4242'), 'who guesses is out').toBe(429)
    expect(await from('203.0.113.9', 'tea4242'), 'who knows is in').toBe(200)
    const fresh = '2001:db8:1:2::1'
    expect(await from(fresh, 'wrong'), 'a first mistake is told').toBe(403)
    expect(await from(fresh, 'tea4242'), 'and is the last for now').toBe(429)
    expect(await from('2001:db8:1:ffff::1', 'tea4242'), 'for the whole network').toBe(429)
    expect(await from('2001:db8:2:2::1', 'tea4242')).toBe(200)
  })

  it('what an address carries to open a page is good once, and of nobody', async () => {
    const deck = await published({ access: 'members' })
    const learner = await test.signedIn('Learner', { clientId: asha.clientId })
    const { pass, opening } = (await enter(deck, { kind: 'members' }, learner)).body
    expect(Buffer.from(String(opening).split('.')[1] ?? '', 'base64url').toString()).not.toContain(learner.userId)
    expect((await begin(deck, String(opening))).status, 'begins nothing').toBe(403)
    expect((await enter(deck, { kind: 'pass', pass: opening })).status, 'is no pass').toBe(403)
    expect((await open(`/play/${deck.shortid}?pass=${pass}`)).body, 'a pass stands in none').toContain('data-gate')
    const visits = await Promise.all([1, 2, 3].map(() => open(`/embed/${deck.shortid}?pass=${opening}`)))
    expect(visits.filter(({ body }) => body.includes('deckle-player'))).toHaveLength(1)
    const renewed = (await enter(deck, { kind: 'pass', pass })).body
    test.later(130_000)
    expect((await open(`/play/${deck.shortid}?pass=${renewed.opening}`)).body, 'soon').toContain('data-gate')
    expect((await begin(deck, String(pass))).status).toBe(200)
    test.later(-130_000)
    await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', learner.userId).execute()
    expect((await enter(deck, { kind: 'pass', pass })).status, 'a member no more').toBe(403)
    expect((await begin(deck, String(pass))).status).toBe(403)
  })

  it('counts what is told of it only where the visitor was let in', async () => {
    const deck = await published({ access: 'members' })
    const learner = await test.signedIn('Learner', { clientId: asha.clientId })
    const { pass } = (await enter(deck, { kind: 'members' }, learner)).body
    const other = await published({ access: 'pin', pin: 'Tea4242' })
    const otherPass = (await enter(other, { kind: 'pin', pin: 'tea4242' })).body.pass
    const track = (shown?: string | null) =>
      test.call('play.tracker', {
        body: {
          events: [{ id: randomUUID(), event: 'view', deck_id: deck.id, t: Date.now() }],
          ...(shown && { pass: shown }),
        },
      })
    expect([(await track()).status, (await track(otherPass)).status, (await track('x')).status]).toEqual([
      404, 404, 404,
    ])
    expect((await track(pass)).status).toBe(200)
    // Told late, by a device that had no connection.
    test.later(20 * 3_600_000)
    expect((await track(pass)).status).toBe(200)
    test.later(-20 * 3_600_000)
    const { rowCount } = await test.deps.pool.query('select from events where deck_id = $1', [deck.id])
    expect(rowCount).toBe(2)
  })

  it('a PIN has six characters at least; one of before goes on until it is changed', async () => {
    const deck = await published({ access: 'pin', pin: '471147' })
    expect((await change(deck.id, { access: 'pin', pin: '4711' })).error.fields).toHaveProperty(['settings.pin'])
    await test.deps.db
      .updateTable('decks')
      .set({ settings: JSON.stringify({ ...defaultSettings, access: 'pin', pin: '4711' }) })
      .where('id', '=', deck.id)
      .execute()
    expect((await change(deck.id, { access: 'pin', pin: '4711', closedMessage: 'Later' })).status).toBe(200)
    expect((await enter(deck, { kind: 'pin', pin: '4711' })).status).toBe(200)
    expect((await change(deck.id, { access: 'pin', pin: '4712' })).status).toBe(422)
  })

  it('a whole school comes in at once from one address', async () => {
    const deck = await published({ access: 'pin', pin: 'Tea4242' })
    const came = await Promise.all(Array.from({ length: 200 }, () => enter(deck, { kind: 'pin', pin: 'tea4242' })))
    expect(came.every(({ status }) => status === 200)).toBe(true)
    expect((await enter(deck, { kind: 'pin', pin: 'wrong' })).status).toBe(403)
    expect((await enter(deck, { kind: 'pin', pin: 'tea4242' })).status).toBe(200)
  })

  it('a code opens nothing for an address that was sent none for this deck', async () => {
    const [deck, other] = [await published({ access: 'email' }), await published({ access: 'email' })]
    const email = `${randomUUID()}@example.org`
    const code = emailCode({ deckId: deck.id, email }, test.deps.secret, test.deps.now())
    expect((await enter(deck, { kind: 'code', email, code })).status).toBe(403)
    await enter(other, { kind: 'email', email })
    expect((await enter(deck, { kind: 'code', email, code })).status).toBe(403)
    await enter(deck, { kind: 'email', email })
    const devanagari = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
    expect((await enter(deck, { kind: 'code', email, code: `\u200b${devanagari} ` })).status).toBe(200)
  })

  it('says so where a code can not be sent, and counts nothing', async () => {
    const broken = await createTestApp({
      change: ({ mail }) => ({
        mail: { ...mail, send: () => Promise.reject(new MailError('The mail server is away.')) },
      }),
    })
    try {
      const as = await broken.signedIn('Creator')
      const content = sampleContent(['single_select'])
      const { id } = (await broken.call('decks.create', { as, body: { readerType: content.readerType, content } })).body
        .deck
      const { deck } = (await broken.call('decks.publish', { as, params: { id }, body: { revision: 0 } })).body
      await broken.call('publication.update', {
        as,
        params: { id },
        body: { settings: { ...defaultSettings, access: 'email' } },
      })
      const ask = () =>
        broken.call('play.enter', {
          params: { shortid: deck.publication?.shortid ?? '' },
          body: { kind: 'email', email: 'a@example.org' },
        })
      const statuses = []
      for (let n = 0; n < 8; n++) statuses.push((await ask()).status)
      expect(new Set(statuses)).toEqual(new Set([503]))
    } finally {
      await broken.close()
    }
  })

  it('an e-mail address: a code by mail confirms it, and the attempt bears it', async () => {
    const deck = await published({ access: 'email' })
    const email = `${randomUUID()}@example.org`
    expect((await enter(deck, { kind: 'email', email })).body).toEqual({ pass: null, opening: null })
    const mail = await test.deps.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_address', '=', email)
      .executeTakeFirstOrThrow()
    const code = /^\d{6}/.exec(mail.subject)?.[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await enter(deck, { kind: 'code', email, code: wrong })).status).toBe(403)
    expect((await enter(deck, { kind: 'code', email: `other-${email}`, code })).status).toBe(403)
    const { pass } = (await enter(deck, { kind: 'code', email, code })).body
    const { attempt } = (await begin(deck, String(pass))).body
    const row = await test.deps.db
      .selectFrom('attempts')
      .select('email')
      .where('id', '=', attempt.id)
      .executeTakeFirst()
    expect(row?.email).toBe(email)
    const [question] = sampleContent(['single_select']).contentHash
    if (!question) throw new Error('The deck has no slide.')
    const option = (question.data['options'] as { id: string }[])[0]?.id ?? ''
    const answered = await test.call('play.answer', {
      params: { id: attempt.id },
      body: {
        token: attempt.token,
        answer: {
          id: randomUUID(),
          slideId: question.slideId,
          answer: { kind: 'singleSelect', option },
          spent: 10,
        },
      },
    })
    expect(answered.status).toBe(200)
    const { attempts } = (await test.call('analytics.deckAttempts', { as: asha, params: { id: deck.id } })).body
    expect(attempts.map(({ person }) => person)).toEqual([email])
    test.later(31 * 60_000)
    expect((await enter(deck, { kind: 'code', email, code })).status, 'the code is old').toBe(403)
    test.later(12 * 3_600_000)
    expect((await begin(deck, String(pass))).status, 'the pass is old').toBe(403)
    test.later(-31 * 60_000 - 12 * 3_600_000)
  })

  it('membership: people of the client, nobody else', async () => {
    const deck = await published({ access: 'members' })
    const learner = await test.signedIn('Learner', { clientId: asha.clientId })
    const outsider = await test.signedIn('Learner')
    const gate = await open(`/play/${deck.shortid}?utm_source=letter&utm_campaign=a%26b&x=1&pass=old`)
    expect(gate.body, 'where they come from goes along').toContain(
      `href="/enter/${deck.shortid}?utm_source=letter&amp;utm_campaign=a%26b"`,
    )
    expect((await enter(deck, { kind: 'members' })).status).toBe(403)
    expect((await enter(deck, { kind: 'members' }, outsider)).status).toBe(403)
    const { pass } = (await enter(deck, { kind: 'members' }, learner)).body
    const begun = await begin(deck, String(pass))
    expect(begun.status).toBe(200)
    const attempt = test.deps.db.selectFrom('attempts').select('user_id').where('id', '=', begun.body.attempt.id)
    expect((await attempt.executeTakeFirst())?.user_id, 'theirs, wherever it is begun').toBe(learner.userId)
  })
})
