import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@deckle/core/time/day.ts'
import { API_BASE } from '@deckle/contract/contract.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { playsOf } from '../../test/plays.ts'
import { insertRow } from '../../test/rows.ts'
import { signInsOf } from '../../test/sign-ins.ts'
import { bannerTasks } from './tasks.ts'

let test: TestApp
let owner: Person
let reader: Person
let deck: PublishedDeck
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.signedIn('Admin')
  await test.deps.db
    .updateTable('clients')
    .set({ reporting_zone: 'Asia/Kolkata' })
    .where('id', '=', owner.clientId)
    .execute()
  await test.deps.db
    .updateTable('users')
    .set({ owns_client: true })
    .where('client_id', '=', owner.clientId)
    .where('id', '=', owner.userId)
    .execute()
  reader = await test.signedIn('Learner', { clientId: owner.clientId })
  deck = await makePublishedDeck(test, owner)
})
afterAll(() => test.close())

const { begin } = playsOf(() => test)
const { sessionOf } = signInsOf(() => test)
const minute = 60_000
const made = async (body: Record<string, unknown> = {}) =>
  (await test.call('banners.create', { as: owner, body: { title: 'Tea', published: true, ...body } })).body.banner
const counts = async (id: string) => {
  const { views, clicks } = (await test.call('banners.show', { as: owner, params: { id } })).body.banner
  return [views, clicks]
}
const seen = (id: string, as: Pick<Person, 'headers'>) => test.call('shown_banners.seen', { as, params: { id } })
const click = (id: string, as: Pick<Person, 'headers'>) => test.call('shown_banners.click', { as, params: { id } })
/** Moves the clock to the beginning of a minute. */
const toNextMinute = () => test.later(minute - (test.deps.now().getTime() % minute))

describe('views and clicks', () => {
  it('are counted once a person and minute, however many tabs and servers tell of them', async () => {
    const { id } = await made()
    toNextMinute()
    const other = await test.another()
    const fromOther = (call: string) =>
      other.inject({ method: 'POST', url: `${API_BASE}/banners/${id}/${call}`, headers: reader.headers, payload: {} })
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => seen(id, reader).then(({ body }) => body.counted)),
      ...Array.from({ length: 10 }, () =>
        fromOther('seen').then((reply) => reply.json<{ counted: boolean }>().counted),
      ),
    ])
    expect(replies.filter(Boolean)).toHaveLength(1)
    expect(await counts(id)).toEqual([1, 0])
    expect((await click(id, reader)).body.counted).toBe(true)
    expect((await click(id, reader)).body.counted).toBe(false)
    expect((await seen(id, owner)).body.counted).toBe(true)
    expect(await counts(id)).toEqual([2, 1])
    test.later(minute)
    expect((await seen(id, reader)).body.counted).toBe(true)
    expect(await counts(id)).toEqual([3, 1])
  })

  it('of many people at once are all counted', async () => {
    const { id } = await made()
    const people = await Promise.all(
      Array.from({ length: 12 }, () => test.signedIn('Learner', { clientId: owner.clientId })),
    )
    toNextMinute()
    await Promise.all(people.flatMap((one) => [seen(id, one), click(id, one), seen(id, one)]))
    expect(await counts(id)).toEqual([12, 12])
    const { days } = (await test.call('banners.figures', { as: owner, params: { id } })).body
    expect(days.at(-1)).toMatchObject({ views: 12, clicks: 12 })
  })

  it('need somebody, and a banner that runs', async () => {
    const { id } = await made({ published: false })
    expect((await test.call('shown_banners.seen', { params: { id } })).status).toBe(401)
    expect((await test.call('shown_banners.click', { params: { id }, body: { token: 'made.up' } })).status).toBe(404)
    expect((await seen(id, reader)).status).toBe(404)
    expect((await click(test.deps.newId(), reader)).status).toBe(404)
  })

  it('are not counted for a person that somebody acts as', async () => {
    const { id } = await made()
    const root = await test.signedIn('Superadmin')
    const session = sessionOf(
      (
        await test.call('operators.act', {
          as: root,
          params: { id: owner.clientId },
          body: { reason: 'x', user_id: reader.userId },
        })
      ).headers,
    )
    expect((await seen(id, session)).body).toEqual({ counted: false })
    expect(await counts(id)).toEqual([0, 0])
  })
})

describe("figures by day, in the time zone of the client's owner", () => {
  it('have every day, without those of long ago', async () => {
    const { id } = await made()
    // Half a minute before midnight in Kolkata.
    const day = 24 * 60 * minute
    const late = 18.5 * 60 * minute - minute / 2
    test.later((late - (test.deps.now().getTime() % day) + day) % day)
    const before = test.deps.now().toISOString().slice(0, 10)
    await seen(id, reader)
    test.later(minute)
    await seen(id, reader)
    await click(id, reader)
    await insertRow(test.deps, 'banner_days', {
      client_id: owner.clientId,
      banner_id: id,
      day: '2020-02-29',
      views: 1000,
      clicks: 10,
    })
    const { days, time_zone } = (await test.call('banners.figures', { as: owner, params: { id }, query: { days: 7 } }))
      .body
    expect(time_zone).toBe('Asia/Kolkata')
    expect(days).toEqual([
      ...[-5, -4, -3, -2, -1].map((by) => ({ day: addDays(before, by), views: 0, clicks: 0 })),
      { day: before, views: 1, clicks: 0 },
      { day: addDays(before, 1), views: 1, clicks: 1 },
    ])
    for (const days of [0, 367]) {
      const { status } = await test.call('banners.figures', { as: owner, params: { id }, query: { days } })
      expect(status).toBe(400)
    }
  })

  it('know nothing of who saw what once the hour is over', async () => {
    const { id } = await made()
    await seen(id, reader)
    const rows = () =>
      test.deps.db.selectFrom('banner_hits').select('viewer_id').where('client_id', '=', owner.clientId).execute()
    expect((await rows()).map(({ viewer_id }) => viewer_id)).toContain(reader.userId)
    test.later(62 * minute)
    await bannerTasks(test.deps)['banners.forget']?.({}, {} as never)
    expect(await rows()).toEqual([])
    expect(await counts(id)).toEqual([1, 0])
  })
})

describe('at the ending of a deck', () => {
  it('whoever plays is shown a banner for everyone, and counted by the attempt', async () => {
    const { token } = await begin(deck)
    const ending = (body: Record<string, unknown>) => test.call('banners.ending', { body })
    expect((await ending({ token })).body.banner).toBeNull()
    await made({ placement: 'player', audience: { license_types: ['Learner'] } })
    await made({ placement: 'feed' })
    expect((await ending({ token })).body.banner).toBeNull()
    const { id } = await made({ placement: 'player', link: 'https://firm.in' })
    expect((await ending({ token })).body.banner).toMatchObject({ id, link: 'https://firm.in' })
    const hit = (call: 'seen' | 'click', token: string) =>
      test.call(`shown_banners.${call}`, { params: { id }, body: { token } })
    toNextMinute()
    expect((await hit('seen', token)).body.counted).toBe(true)
    expect((await hit('seen', token)).body.counted).toBe(false)
    expect((await hit('click', token)).body.counted).toBe(true)
    expect((await hit('seen', (await begin(deck)).token)).body.counted).toBe(true)
    expect(await counts(id)).toEqual([2, 1])
    const elsewhere = await made({ placement: 'feed' })
    expect((await test.call('shown_banners.seen', { params: { id: elsewhere.id }, body: { token } })).status).toBe(404)
    for (const wrong of ['', 'v2.a.b', `${token}x`]) expect((await ending({ token: wrong })).status).toBe(404)
  })

  it('shows none of another client', async () => {
    const outsider = await test.signedIn('Admin')
    const { token } = await begin(await makePublishedDeck(test, outsider))
    const { id } = await made({ placement: 'player' })
    expect((await test.call('banners.ending', { body: { token } })).body.banner).toBeNull()
    expect((await test.call('shown_banners.click', { params: { id }, body: { token } })).status).toBe(404)
  })
})

it('an erased person leaves no dismissal', async () => {
  const { id } = await made()
  const person = await test.signedIn('Learner', { clientId: owner.clientId })
  await insertRow(test.deps, 'banner_dismissals', {
    client_id: owner.clientId,
    user_id: person.userId,
    banner_id: id,
    dismissed_at: test.deps.now(),
  })
  const rows = () =>
    test.deps.db.selectFrom('banner_dismissals').select('banner_id').where('banner_id', '=', id).execute()
  expect(await rows()).toHaveLength(1)
  await test.deps.db
    .deleteFrom('users')
    .where('client_id', '=', owner.clientId)
    .where('id', '=', person.userId)
    .execute()
  expect(await rows()).toEqual([])
})

it('an attempt of long ago is shown nothing any more', async () => {
  const { token } = await begin(deck)
  test.later(8 * 24 * 60 * minute)
  expect((await test.call('banners.ending', { body: { token } })).status).toBe(410)
})
