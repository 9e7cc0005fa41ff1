import { randomUUID } from 'node:crypto'
import { defaultSettings, type PublicationSettings } from '@deckle/core/deck/publication/publication.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeClient, type Person } from '../../../test/factories.ts'
import { publicationsOf } from '../../../test/publications.ts'
import { storeAttempts } from '../../play/intake/store-attempts.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { change, published, open, enter, begin, countAttempts } = publicationsOf(
  () => test,
  () => asha,
)

describe('how a deck is published', () => {
  it('is open to everybody until somebody says otherwise, and keeps what is said', async () => {
    const deck = await published()
    const first = await test.call('publication.show', { as: asha, params: { id: deck.id } })
    expect(first.body).toEqual({ settings: defaultSettings, responses: 0 })
    const settings = { ...defaultSettings, access: 'link' as const, closedMessage: 'फिर आइए', responseLimit: 5 }
    expect((await change(deck.id, settings)).body.settings).toEqual(settings)
    expect((await test.call('publication.show', { as: asha, params: { id: deck.id } })).body.settings).toEqual(settings)
    expect((await open(`/play/${deck.shortid}`)).body).toContain('<meta name="robots" content="noindex">')
  })

  it.each([
    ['a PIN deck without PIN', { access: 'pin', pin: '' }, 'settings.pin'],
    [
      'an end before the beginning',
      { opensAt: '2026-03-02T00:00:00.000Z', closesAt: '2026-03-01T00:00:00.000Z' },
      'settings.closesAt',
    ],
    ...['0x10', '1e5', 'null', '00000000'].map(
      (id) =>
        [
          `a picture whose id, ${id}, is none of a file`,
          { share: { title: '', text: '', picture: { id, alt: '' } } },
          'settings.share.picture',
        ] as const,
    ),
    [
      'a picture of somebody else',
      { share: { title: '', text: '', picture: { id: randomUUID(), alt: '' } } },
      'settings.share.picture',
    ],
  ] as [string, Partial<PublicationSettings>, string][])('refuses %s, at its field', async (_, settings, field) => {
    const deck = await published()
    const { status, error } = await change(deck.id, settings)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]])
  })

  it('refuses private decks where the plan has none, with what would have them', async () => {
    const client = await makeClient(test.deps, { plan: 'free' })
    const free = await test.signedIn('Creator', { clientId: client.id })
    const deck = await published({ access: 'link' }, free)
    const { status, error } = await change(deck.id, { access: 'pin', pin: '471147' }, free)
    expect([status, error.limit?.name, error.limit?.lifts]).toEqual([402, 'privateCampaigns', 'educational'])
  })

  it('is told to, and changed by, only who may publish: it holds the PIN', async () => {
    const deck = await published()
    const outsider = await test.signedIn('Admin')
    const colleague = await test.signedIn('Creator', { clientId: asha.clientId })
    expect((await test.call('publication.show', { as: outsider, params: { id: deck.id } })).status).toBe(404)
    const statuses = async () => [
      (await test.call('publication.show', { as: colleague, params: { id: deck.id } })).status,
      (await test.call('publication.invites', { as: colleague, params: { id: deck.id } })).status,
      (await change(deck.id, { access: 'link' }, colleague)).status,
    ]
    expect(await statuses()).toEqual([404, 404, 404])
    const share = (everyone: 'view' | 'edit') =>
      test.call('sharing.update', { as: asha, params: { id: deck.id }, body: { everyone, people: [] } })
    await share('view')
    expect(await statuses()).toEqual([403, 403, 403])
    await share('edit')
    expect(await statuses()).toEqual([200, 200, 200])
  })
})

describe('the address', () => {
  it('is the own one and the short one, and moves at once', async () => {
    const deck = await published({ slug: 'spring-quiz' })
    expect((await open('/play/spring-quiz')).statusCode).toBe(200)
    expect((await open(`/play/${deck.shortid}`)).body).toContain('/play/spring-quiz"')
    const show = await test.call('decks.show', { as: asha, params: { id: deck.id } })
    expect(show.body.deck.publication?.url).toMatch(/\/play\/spring-quiz$/)
    await change(deck.id, { slug: 'summer-quiz' })
    expect((await open('/play/spring-quiz')).statusCode).toBe(404)
    expect((await open('/play/summer-quiz')).statusCode).toBe(200)
    const other = await published()
    const taken = await change(other.id, { slug: 'summer-quiz' })
    expect([taken.status, Object.keys(taken.error.fields ?? {})]).toEqual([409, ['settings.slug']])
  })

  it('shows the card that was written for it, and answers oEmbed', async () => {
    const deck = await published({
      share: { title: 'Win <tea>', text: 'Three questions', picture: { id: '', alt: '' } },
    })
    const page = (await open(`/play/${deck.shortid}`)).body
    expect(page).toContain('<meta property="og:title" content="Win &lt;tea&gt;">')
    expect(page).toContain('<meta property="og:description" content="Three questions">')
    const address = /type="application\/json\+oembed" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const card = (await open(new URL(address).pathname + new URL(address).search)).json<Record<string, unknown>>()
    expect([card['type'], card['title'], card['version']]).toEqual(['rich', 'Win <tea>', '1.0'])
    expect(card['html']).toContain(`/embed/${deck.shortid}"`)
    await change(deck.id, { access: 'pin', pin: '471147' })
    expect((await open(new URL(address).pathname + new URL(address).search)).statusCode).toBe(401)
    expect((await open('/oembed?url=https%3A%2F%2Felsewhere.example%2Fplay%2Fabc')).statusCode).toBe(404)
  })

  it('may be framed only where its owner says', async () => {
    const deck = await published({ hosts: ['example.org', '*.example.org'] })
    const policy = async (path: string) => String((await open(path)).headers['content-security-policy'])
    expect(await policy(`/embed/${deck.shortid}`)).toContain("frame-ancestors 'self' example.org *.example.org;")
    expect(await policy(`/play/${deck.shortid}`)).toContain("frame-ancestors 'none'")
    const { etag } = (await open(`/embed/${deck.shortid}`)).headers
    await change(deck.id, {})
    expect((await open(`/embed/${deck.shortid}`, { 'if-none-match': String(etag) })).statusCode).toBe(200)
    expect(await policy(`/embed/${deck.shortid}`)).toContain('frame-ancestors *')
  })

  it('has short forms with source tags, the same for the same tags, that count their clicks', async () => {
    const deck = await published()
    const make = (source: string) =>
      test.call('urls.create', { as: asha, params: { id: deck.id }, body: { source, campaign: 'spring' } })
    const { url } = (await make('Newsletter & more')).body
    expect((await make('Newsletter & more')).body.url.id).toBe(url.id)
    expect((await make('Poster')).body.url.url).not.toBe(url.url)
    const followed = await open(new URL(url.url).pathname)
    expect([followed.statusCode, followed.headers['location']]).toEqual([
      302,
      `/play/${deck.shortid}?utm_source=Newsletter+%26+more&utm_campaign=spring`,
    ])
    await test.deps.urls.clicks.settled()
    const { urls } = (await test.call('urls.list', { as: asha, params: { id: deck.id } })).body
    expect(urls.map((one) => [one.source, one.clicks])).toEqual([
      ['Poster', 0],
      ['Newsletter & more', 1],
    ])
    expect((await open('/s/11111111')).statusCode).toBe(404)
  })
})

describe('time and number', () => {
  const day = 86_400_000
  const at = (ms: number) => new Date(test.deps.now().getTime() + ms).toISOString()

  it('opens and closes a deck by itself', async () => {
    const deck = await published({ opensAt: at(day), closesAt: at(2 * day), closedMessage: 'Come <b>tomorrow</b>' })
    const early = await open(`/play/${deck.shortid}`)
    expect([early.statusCode, early.body.includes('Come &lt;b&gt;tomorrow&lt;/b&gt;')]).toEqual([403, true])
    expect((await begin(deck)).status).toBe(410)
    test.later(day)
    expect((await open(`/play/${deck.shortid}`)).statusCode).toBe(200)
    const begun = await begin(deck)
    expect(begun.status).toBe(200)
    test.later(day)
    expect((await open(`/play/${deck.shortid}`)).statusCode).toBe(410)
    expect((await begin(deck)).status).toBe(410)
    const { attempt } = begun.body
    const answer = await test.call('play.answer', {
      params: { id: attempt.id },
      body: {
        token: attempt.token,
        answer: { id: randomUUID(), slideId: 's0', answer: { kind: 'singleSelect', option: 'o1' }, spent: 10 },
      },
    })
    expect(answer.status, 'who began in time goes on').toBe(200)
    const closed = await open(`/play/${deck.shortid}`)
    expect(closed.body).toContain(`data-closed data-deck="${deck.shortid}"`)
    const show = (token: string, to = deck) => enter(to, { kind: 'attempt', token })
    const { pass, opening } = (await show(attempt.token)).body
    const theirs = await open(`/play/${deck.shortid}?pass=${opening}`)
    expect([theirs.statusCode, theirs.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(theirs.body).toContain('deckle-player')
    expect((await begin(deck, String(pass))).status, 'begins nothing new').toBe(410)
    expect((await show(`${attempt.token.slice(0, -3)}xxx`)).status).toBe(404)
    const other = await published({ closesAt: at(-1) })
    expect((await show(attempt.token, other)).status, 'of its deck').toBe(404)
    const again = async () => (await show(attempt.token)).body.opening
    expect((await open(`/play/${other.shortid}?pass=${await again()}`)).statusCode).toBe(410)
    const before = await again()
    await change(deck.id, { access: 'pin', pin: 'Tea4242' })
    expect((await open(`/play/${deck.shortid}?pass=${before}`)).body, 'opens no gate').toContain('data-gate')
    test.later(-2 * day)
  })

  it('takes exactly as many as it says of 200 who come at once, however often each asks', async () => {
    const deck = await published({ responseLimit: 100 })
    const ids = Array.from({ length: 200 }, () => randomUUID())
    const requests = [...ids, ...ids.slice(0, 50), ...ids.toReversed().slice(0, 50)]
    const replies = await Promise.all(requests.map(async (id) => ({ id, ...(await begin(deck, undefined, id)) })))
    const taken = new Set(replies.filter(({ status }) => status === 200).map(({ id }) => id))
    expect(taken.size).toBe(100)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 410]))
    expect(await countAttempts(deck)).toBe(100)
    const again = await Promise.all([...taken].map((id) => begin(deck, undefined, id)))
    expect(
      again.every(({ status }) => status === 200),
      'who is in stays in',
    ).toBe(true)
    expect((await open(`/play/${deck.shortid}`)).statusCode).toBe(410)
    expect((await test.call('publication.show', { as: asha, params: { id: deck.id } })).body.responses).toBe(100)
    await change(deck.id, { responseLimit: 101 })
    expect((await open(`/play/${deck.shortid}`)).statusCode).toBe(200)
  })

  it('gives no place to copies of those who come in at the same moment', async () => {
    const deck = await published({ responseLimit: 100 })
    const ids = Array.from({ length: 100 }, () => randomUUID())
    const row = (id: string) => ({
      clientId: asha.clientId,
      id,
      deckId: deck.id,
      versionId: deck.versionId,
      userId: null,
      language: 'en',
      device: 'phone',
      country: null,
      source: '',
      medium: '',
      campaign: '',
      email: null,
      secretHash: null,
    })
    const holder = await test.deps.pool.connect()
    await holder.query('begin')
    await holder.query('select from decks where client_id = $1 and id = $2 for update', [asha.clientId, deck.id])
    const both = Promise.all([
      storeAttempts(test.deps, ids.slice(0, 60).map(row)),
      storeAttempts(test.deps, ids.map(row)),
    ])
    await expect
      .poll(async () => {
        const waiting =
          "select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%for no key update%'"
        return (await test.deps.pool.query(waiting)).rowCount
      })
      .toBe(2)
    await holder.query('commit')
    holder.release()
    const [, all] = await both
    expect([all.size, await countAttempts(deck)]).toEqual([100, 100])
  })
})
