import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { ShareLevel } from '@deckle/core/access/access.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeDeck, publishDeck } from '../../../test/decks.ts'
import { recountFigures } from '../../../test/figures/recount.ts'
import { insertRow, insertRows } from '../../../test/rows.ts'
import type { Person } from '../../../test/factories.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { storedContent } from '../content/stored-content.ts'

let test: TestApp
let owner: Person
let mate: Person
let above: Person
let beside: Person
let admin: Person
let learner: Person
let outsider: Person

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Anil' })
  const { clientId } = admin
  const top = await test.signedIn('Manager', { clientId, first_name: 'Tara' })
  const middle = await test.signedIn('Manager', { clientId, first_name: 'Mohan', manager_id: top.userId })
  above = top
  beside = await test.signedIn('Manager', { clientId, first_name: 'Bina', manager_id: top.userId })
  owner = await test.signedIn('Creator', { clientId, first_name: 'Asha', manager_id: middle.userId })
  mate = await test.signedIn('Creator', { clientId, first_name: 'Charu', last_name: 'Sen' })
  learner = await test.signedIn('Learner', { clientId, first_name: 'Charan', manager_id: middle.userId })
  outsider = await test.signedIn('Creator', { first_name: 'Charlotte' })
})
afterAll(() => test.close())

type Share = Partial<{ everyone: ShareLevel | 'none'; people: { user_id: string; can: ShareLevel }[] }>
const share = (id: string, { everyone = 'none', people = [] }: Share, as: Person = owner) =>
  test.call('sharing.update', { as, params: { id }, body: { everyone, people } })
const named = (person: Person, can: ShareLevel): Share => ({ people: [{ user_id: person.userId, can }] })

const deckOf = (as: Person = owner, name = 'Asha’s deck') =>
  makeDeck(test, as, sampleContent(['title', 'single_select'], { name }))

describe('who reaches a deck', () => {
  let deckId = ''
  let versionId = ''
  beforeAll(async () => {
    const deck = await publishDeck(test, owner, await deckOf())
    deckId = deck.id
    versionId = deck.versionId
  })
  beforeEach(() => share(deckId, {}))

  const looks = ['decks.show', 'decks.versions', 'decks.showVersion'] as const
  const edits = ['decks.update', 'decks.rename', 'decks.nameVersion', 'decks.restoreVersion'] as const
  const publishes = ['publication.show', 'publication.invites', 'urls.list', 'packaging.packDeck'] as const
  const answers = [
    'analytics.deckOverview',
    'analytics.deckQuestions',
    'analytics.deckAttempts',
    'analytics.deckSources',
    'analytics.deckExport',
  ] as const
  const owns = ['sharing.list', 'sharing.people'] as const
  const all = [...looks, ...edits, ...publishes, ...answers, ...owns]

  async function statuses(as: Person, calls: readonly (typeof all)[number][]): Promise<number[]> {
    const results: number[] = []
    for (const call of calls) {
      const { revision, content } = (await test.call('decks.show', { as: owner, params: { id: deckId } })).body.deck
      const bodies: Partial<Record<string, { revision?: number; content?: DeckContent }>> = {
        'decks.update': { revision, content },
        'decks.restoreVersion': { revision },
        'packaging.packDeck': {},
      }
      const body = bodies[call]
      results.push(
        (
          await test.call(call, {
            as,
            params: { id: deckId, versionId },
            body: body ?? { name: 'Another name' },
          })
        ).status,
      )
    }
    return results
  }
  const each = (calls: readonly unknown[], status: number): number[] => calls.map(() => status)

  it('not a colleague, not the manager beside, not another client: it is not there', async () => {
    for (const as of [mate, beside, outsider]) expect(await statuses(as, all)).toEqual(each(all, 404))
  })

  it('its owner, the managers above and Admins do everything', async () => {
    for (const as of [owner, above, admin]) expect(await statuses(as, all)).toEqual(each(all, 200))
  })

  it.each([
    ['by name', (can: ShareLevel) => named(mate, can)],
    ['with everyone', (can: ShareLevel): Share => ({ everyone: can })],
  ])('shared %s: to view it is looked at and copied, to edit it is published and answers are read', async (_, to) => {
    await share(deckId, to('view'))
    expect(await statuses(mate, looks)).toEqual(each(looks, 200))
    const closed = [...edits, ...publishes, ...answers, ...owns]
    expect(await statuses(mate, closed)).toEqual(each(closed, 403))
    expect((await test.call('decks.delete', { as: mate, params: { id: deckId } })).status).toBe(403)
    const copy = await test.call('decks.duplicate', { as: mate, params: { id: deckId } })
    expect([copy.status, copy.body.deck.owner.id]).toEqual([200, mate.userId])
    await share(deckId, to('edit'))
    const open = [...looks, ...edits, ...publishes, ...answers]
    expect(await statuses(mate, open)).toEqual(each(open, 200))
    expect(await statuses(mate, owns)).toEqual(each(owns, 403))
    expect((await test.call('decks.delete', { as: mate, params: { id: deckId } })).status).toBe(403)
    expect((await test.call('decks.show', { as: mate, params: { id: deckId } })).body.deck.can).toEqual({
      edit: true,
      delete: false,
      publish: true,
      analytics: true,
      share: false,
    })
  })

  it('to edit counts where it is shared to view with everyone; taken away it is not there at once', async () => {
    await share(deckId, { everyone: 'view', ...named(mate, 'edit') })
    expect(await statuses(mate, ['decks.update'])).toEqual([200])
    await share(deckId, {})
    expect(await statuses(mate, ['decks.update', 'decks.show'])).toEqual([404, 404])
  })

  it('opens nothing to a Learner or to another client', async () => {
    await share(deckId, { everyone: 'edit' })
    expect(await statuses(learner, looks)).toEqual(each(looks, 403))
    expect(await statuses(outsider, looks)).toEqual(each(looks, 404))
  })
})

describe('sharing', () => {
  it('says whose it is and with whom it is shared, and replaces what there was', async () => {
    const { id } = await deckOf()
    await share(id, named(beside, 'edit'))
    const { status, body } = await share(id, { everyone: 'view', ...named(mate, 'view') })
    expect([status, body]).toEqual([
      200,
      {
        owner: { user_id: owner.userId, name: 'Asha Rao', image: '' },
        everyone: 'view',
        people: [{ user_id: mate.userId, name: 'Charu Sen', image: '', can: 'view' }],
      },
    ])
    expect((await test.call('sharing.list', { as: owner, params: { id } })).body).toEqual(body)
  })

  it('does not change the draft, and leaves the owner out of the list', async () => {
    const { id } = await deckOf()
    const { body } = await share(id, {
      people: [
        { user_id: owner.userId, can: 'view' },
        { user_id: mate.userId.toUpperCase(), can: 'view' },
        { user_id: mate.userId, can: 'edit' },
      ],
    })
    expect(body.people).toMatchObject([{ user_id: mate.userId, can: 'edit' }])
    expect((await test.call('decks.show', { as: owner, params: { id } })).body.deck.revision).toBe(0)
  })

  it('refuses people who are not creators of the client, all or nothing; whoever has it already may stay', async () => {
    const { id } = await deckOf()
    const gone = await test.signedIn('Creator', { clientId: owner.clientId })
    await share(id, named(gone, 'view'))
    await test.call('users.deactivate', { as: admin, params: { id: gone.userId } })
    for (const bad of [learner.userId, outsider.userId, test.deps.newId()]) {
      const { status, error } = await share(id, {
        everyone: 'edit',
        people: [
          { user_id: gone.userId, can: 'view' },
          { user_id: bad, can: 'view' },
        ],
      })
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['people']])
    }
    expect((await test.call('sharing.list', { as: owner, params: { id } })).body.everyone).toBe('none')
    expect((await share(id, named(gone, 'edit'))).status).toBe(200)
    const another = await deckOf()
    expect((await share(another.id, named(gone, 'view'))).status).toBe(422)
  })

  it('tells the people who got it, each once, in their language; nobody of what was taken back unread', async () => {
    const [boss, reader] = await Promise.all([
      test.signedIn('Admin', { clientId: owner.clientId, first_name: 'Bela' }),
      test.signedIn('Creator', { clientId: owner.clientId, first_name: 'Ravi' }),
    ])
    const { id } = await deckOf(owner, 'Kettles')
    const notificationsOf = async (as: Person, language = 'en') =>
      (
        await test.call('notifications.list', {
          as: { ...as, headers: { ...as.headers, 'accept-language': language } },
          params: { id: as.userId },
        })
      ).body.notifications.map(({ type, title, actor, link }) => [type, title, actor, link])
    const all = [boss, reader].map(({ userId }) => ({ user_id: userId, can: 'view' as const }))
    await share(id, { people: all }, boss)
    const row = ['shared', 'The deck “Kettles” is shared with you', 'Bela Rao', `/contentEditor/${id}`]
    expect(await notificationsOf(reader)).toEqual([row])
    expect(await notificationsOf(reader, 'hi')).toEqual([row.with(1, 'डेक “Kettles” आपके साथ साझा हुआ')])
    expect([await notificationsOf(boss), await notificationsOf(owner)]).toEqual([[], []])

    await share(id, { everyone: 'view', people: all.map((one) => ({ ...one, can: 'edit' })) })
    expect(await notificationsOf(reader)).toEqual([row])
    await share(id, {})
    expect(await notificationsOf(reader)).toEqual([])

    await share(id, named(reader, 'view'))
    await test.call('notifications.read', { as: reader, params: { id: reader.userId }, body: {} })
    await share(id, {})
    await share(id, named(reader, 'view'))
    const again = row.with(2, 'Asha Rao')
    expect(await notificationsOf(reader)).toEqual([again, again])
  })

  it('takes at most 200 people', async () => {
    const { id } = await deckOf()
    const people = Array.from({ length: 201 }, () => ({ user_id: mate.userId, can: 'view' as const }))
    expect((await share(id, { people })).status).toBe(400)
    expect((await share(id, { people: people.slice(1) })).status).toBe(200)
  })

  it('finds creators of the client by name, and by nothing else', async () => {
    const { id } = await deckOf()
    const find = async (search?: string, as: Person = owner) =>
      (
        await test.call('sharing.people', { as, params: { id }, query: search === undefined ? {} : { search } })
      ).body.people.map(({ name }) => name)
    expect(await find('char')).toEqual(['Charu Sen'])
    expect(await find('U SEN')).toEqual(['Charu Sen'])
    expect(await find(mate.email)).toEqual([])
    expect(await find('%')).toEqual([])
    expect(await find()).toEqual(expect.arrayContaining(['Bina Rao', 'Charu Sen', 'Tara Rao']))
    expect(await find()).not.toContain('Asha Rao')
    expect(JSON.stringify((await test.call('sharing.people', { as: owner, params: { id } })).body)).not.toContain('@')
  })
})

describe('what lists tell', () => {
  it('the library is one’s own, what is shared, and what the licence reaches; each once in each order', async () => {
    const admin = await test.signedIn('Admin')
    const { clientId } = admin
    const chief = await test.signedIn('Manager', { clientId })
    const lead = await test.signedIn('Manager', { clientId, manager_id: chief.userId })
    const [me, below, other] = await Promise.all([
      test.signedIn('Creator', { clientId }),
      test.signedIn('Creator', { clientId, manager_id: lead.userId }),
      test.signedIn('Creator', { clientId }),
    ])
    const rows = Array.from({ length: 48 }, (_, n) => ({
      client_id: clientId,
      id: test.deps.newId(),
      owner_id: [me, below, other][n % 3]?.userId ?? '',
      ...storedContent(sampleContent(['title'], { name: `Deck ${n % 10}` })),
      everyone: n % 8 === 0 ? ('view' as const) : n % 8 === 1 ? ('edit' as const) : ('none' as const),
      attempt_count: n % 7,
      updated_at: new Date(1_700_000_000_000 + (n % 5) * 1000),
      created_at: new Date(1_600_000_000_000 + (n % 5) * 1000),
      deleted_at: n >= 45 ? new Date() : null,
    }))
    await insertRows(test.deps, 'decks', rows)
    // Some of them twice: by name, and with everyone.
    const byName = rows.filter((row, n) => row.owner_id !== me.userId && n % 4 === 0)
    const given = byName.flatMap(({ id }) =>
      [me, chief].map(({ userId }) => ({
        client_id: clientId,
        deck_id: id,
        user_id: userId,
        can: 'view' as const,
        shared_by: other.userId,
      })),
    )
    await insertRows(test.deps, 'deck_shares', given)
    const live = rows.filter((row) => row.deleted_at === null)
    const isShared = (row: (typeof rows)[number]) => row.everyone !== 'none' || byName.includes(row)
    const expected = {
      me: { me: (row: (typeof rows)[number]) => row.owner_id === me.userId },
      shared: { me: (row: (typeof rows)[number]) => row.owner_id !== me.userId && isShared(row) },
    }
    const cases = [
      [me, 'me', live.filter(expected.me.me)],
      [me, 'shared', live.filter(expected.shared.me)],
      [me, 'anyone', live.filter((row) => row.owner_id === me.userId || isShared(row))],
      [chief, 'anyone', live.filter((row) => row.owner_id === below.userId || isShared(row))],
      [chief, 'shared', live.filter(isShared)],
      [chief, 'me', []],
      [admin, 'anyone', live],
      [admin, 'shared', live.filter((row) => row.everyone !== 'none')],
    ] as const
    for (const [as, whose, rowsOf] of cases)
      for (const sort of ['updated', 'created', 'name', 'attempts'] as const) {
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const { body } = await test.call('decks.list', {
            as,
            query: { owner: whose, sort, limit: 5, ...(cursor && { cursor }) },
          })
          seen.push(...body.decks.map(({ id }) => id))
          cursor = body.next ?? undefined
        } while (cursor)
        const up = sort === 'name'
        const keyOf = (row: (typeof rows)[number]) =>
          ({
            updated: row.updated_at.getTime(),
            created: row.created_at.getTime(),
            name: row.name,
            attempts: row.attempt_count,
          })[sort]
        const inOrder = rowsOf.toSorted((a, b) => {
          const [x, y] = [keyOf(a), keyOf(b)]
          const order = x < y ? -1 : x > y ? 1 : a.id < b.id ? -1 : 1
          return up ? order : -order
        })
        expect(seen, `${as.licenseType} ${whose} ${sort}`).toEqual(inOrder.map(({ id }) => id))
      }
    const listed = (await test.call('decks.list', { as: me, query: { limit: 100 } })).body.decks
    for (const { id, can } of listed) {
      const row = rows.find((one) => one.id === id)
      const isMine = row?.owner_id === me.userId
      expect(can).toEqual({
        edit: isMine || row?.everyone === 'edit',
        publish: isMine || row?.everyone === 'edit',
        analytics: isMine || row?.everyone === 'edit',
        delete: isMine,
        share: isMine,
      })
    }
    const found = (
      await test.call('decks.list', { as: me, query: { owner: 'shared', search: 'deck 3', limit: 100 } })
    ).body.decks.map(({ id }) => id)
    expect(found.toSorted()).toEqual(
      live
        .filter((row) => expected.shared.me(row) && row.name === 'Deck 3')
        .map(({ id }) => id)
        .toSorted(),
    )
    const bin = async (as: Person, whose: 'me' | 'shared' | 'anyone') =>
      (await test.call('decks.list', { as, query: { status: 'bin', owner: whose } })).body.decks.length
    expect([await bin(me, 'anyone'), await bin(me, 'shared'), await bin(chief, 'anyone')]).toEqual([1, 0, 1])
    expect(await bin(admin, 'anyone')).toBe(3)
  })

  it('the palette, the dashboard and a file’s use name what one may see', async () => {
    const deck = await deckOf(owner, 'Kumquat tasting')
    const { id: media } = await insertRow(test.deps, 'media', { client_id: owner.clientId, owner_id: mate.userId })
    const content = { ...deck.content, backgroundImage: { ...deck.content.backgroundImage, id: media } }
    await test.call('decks.update', { as: owner, params: { id: deck.id }, body: { revision: 0, content } })
    const look = async (as: Person) => {
      const { results } = (await test.call('search.find', { as, query: { q: 'kumquat' } })).body
      const { stats } = (await test.call('stats.show', { as })).body
      const { decks, total } = (await test.call('media.usage', { as, params: { id: media } })).body
      return { found: results.length, decks: stats.decks, named: decks.length, total }
    }
    const before = await look(mate)
    expect(before).toMatchObject({ found: 0, named: 0, total: 1 })
    for (const as of [owner, above, admin]) expect(await look(as)).toMatchObject({ found: 1, named: 1, total: 1 })
    expect(await look(beside)).toMatchObject({ found: 0, named: 0 })
    await share(deck.id, { everyone: 'view' })
    expect(await look(mate)).toEqual({ found: 1, named: 1, total: 1, decks: before.decks + 1 })
  })

  it('plays count on the dashboard of those who may read answers', async () => {
    const { clientId } = admin
    const deck = await publishDeck(test, owner, await deckOf())
    await insertRow(test.deps, 'attempts', {
      client_id: clientId,
      deck_id: deck.id,
      version_id: deck.versionId,
      completed_at: test.deps.now(),
    })
    await recountFigures(test, clientId)
    const starts = async (as: Person) => {
      const { stats } = (await test.call('stats.show', { as })).body
      return [stats.starts30, stats.busiest.filter(({ id }) => id === deck.id).length]
    }
    for (const as of [owner, above, admin]) expect(await starts(as)).toEqual([1, 1])
    await share(deck.id, { everyone: 'view' })
    for (const as of [mate, beside]) expect(await starts(as)).toEqual([0, 0])
    await share(deck.id, named(mate, 'edit'))
    expect(await starts(mate)).toEqual([1, 1])
  })
})

describe('files', () => {
  it('are deleted by whoever brought them and by Admins', async () => {
    const bring = async () =>
      (await insertRow(test.deps, 'media', { client_id: owner.clientId, owner_id: owner.userId })).id
    for (const [as, status] of [
      [mate, 403],
      [beside, 403],
      [above, 403],
      [admin, 200],
      [owner, 200],
    ] as const) {
      const id = await bring()
      const shown = (await test.call('media.list', { as, query: { only: id } })).body.media[0]
      expect(shown?.can.edit).toBe(status === 200)
      expect((await test.call('media.delete', { as, params: { id } })).status).toBe(status)
    }
  })
})
