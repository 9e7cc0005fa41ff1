import { bannerLimits } from '@deckle/core/banner/banner.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'

let test: TestApp
let admin: Person
let head: Person
let member: Person
let colleague: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  head = await test.signedIn('Manager', { clientId })
  member = await test.signedIn('Learner', { clientId, manager_id: head.userId })
  colleague = await test.signedIn('Creator', { clientId })
})
afterAll(() => test.close())

const hour = 3_600_000
const inHours = (hours: number): string => new Date(test.deps.now().getTime() + hours * hour).toISOString()
const made = async (body: Record<string, unknown> = {}, as = admin) =>
  (await test.call('banners.create', { as, body: { title: 'Tea', placement: 'feed', published: true, ...body } })).body
    .banner
const remove = (id: string, as = admin) => test.call('banners.delete', { as, params: { id } })
const shownTo = async (as: Person, placement = 'feed') =>
  (await test.call('shown_banners.publishedList', { as, query: { placement } })).body.banners
const dismiss = (as: Person, id: string, body = {}) => test.call('shown_banners.dismiss', { as, params: { id }, body })

describe('what people are shown', () => {
  it('is published, runs now, and is for the placement', async () => {
    const start = inHours(1)
    const shown = await made({ subtitle: 'New leaves', link: '/courses' })
    await made({ published: false })
    await made({ placement: 'article' })
    const later = await made({ title: 'Later', starts_at: start, ends_at: inHours(2) })
    expect(await shownTo(member)).toEqual([
      {
        id: shown.id,
        title: 'Tea',
        subtitle: 'New leaves',
        image: { id: '', alt: '' },
        phone_image: { id: '', alt: '' },
        link: '/courses',
        placement: 'feed',
      },
    ])
    test.later(1.5 * hour)
    expect((await shownTo(member)).map(({ title }) => title)).toEqual(['Tea', 'Later'])
    test.later(hour)
    expect((await shownTo(member)).map(({ title }) => title)).toEqual(['Tea'])
    await remove(shown.id)
    await remove(later.id)
    expect(await shownTo(member)).toEqual([])
    expect((await test.call('shown_banners.publishedList', { query: { placement: 'feed' } })).status).toBe(401)
  })

  it('is of every placement where none is named, so many of each', async () => {
    const shown = []
    for (const placement of ['feed', 'dashboard', 'player', ...Array<string>(bannerLimits.shown).fill('feed')])
      shown.push(await made({ placement }))
    const { status, body } = await test.call('shown_banners.publishedList', { as: member })
    const placements = body.banners.map(({ placement }) => placement)
    expect([status, placements]).toEqual([
      200,
      ['dashboard', ...Array<string>(bannerLimits.shown).fill('feed'), 'article', 'player'],
    ])
    expect(body.banners.filter(({ placement }) => placement === 'feed')).toEqual(await shownTo(member))
    for (const { id } of shown) await remove(id)
  })

  it('is meant for them, and the audience counts the same people', async () => {
    const { clientId } = admin
    const tag = await insertRow(test.deps, 'tags', { client_id: clientId, kind: 'user', name: 'Tasters' })
    await insertRow(test.deps, 'user_tags', { client_id: clientId, user_id: colleague.userId, tag_id: tag.id })
    const course = await insertRow(test.deps, 'courses', {
      client_id: clientId,
      owner_id: admin.userId,
      title: 'Leaves',
      content: '{}',
    })
    const key = { client_id: clientId, course_id: course.id }
    await insertRow(test.deps, 'enrolments', { ...key, user_id: member.userId })
    await insertRow(test.deps, 'enrolments', { ...key, user_id: head.userId, removed: 'hand' })
    const everyone = { admin, head, member, colleague }
    const cases = [
      [{}, ['admin', 'head', 'member', 'colleague']],
      [{ branch: head.userId }, ['head', 'member']],
      [{ license_types: ['Learner', 'Admin'] }, ['admin', 'member']],
      [{ tags: [tag.id] }, ['colleague']],
      [{ course: course.id }, ['member']],
      [{ branch: head.userId, license_types: ['Manager'] }, ['head']],
      [{ branch: head.userId, tags: [tag.id] }, []],
    ] as const
    for (const [audience, names] of cases) {
      const { id } = await made({ audience })
      const seeing = []
      for (const [name, person] of Object.entries(everyone)) {
        if ((await shownTo(person)).length > 0) seeing.push(name)
        const isTheirs = (names as readonly string[]).includes(name)
        const seen = await test.call('shown_banners.seen', { as: person, params: { id } })
        expect([seen.status, (await dismiss(person, id)).status], name).toEqual(isTheirs ? [200, 200] : [404, 404])
      }
      expect(seeing).toEqual(names)
      const { people } = (await test.call('banners.reach', { as: admin, body: { audience } })).body
      expect(people).toBe(names.length)
      await remove(id)
    }
  })

  it('comes in the order of positions, by lot within one, the same all day', async () => {
    const as = await test.signedIn('Admin')
    const first = await made({ title: 'first' }, as)
    for (let at = 0; at < 6; at++) await made({ title: `b${at}`, position: 2, weight: at + 1 }, as)
    const order = async () => (await shownTo(as)).map(({ id }) => id)
    const today = await order()
    expect(today[0]).toBe(first.id)
    expect(today.length).toBe(7)
    for (let times = 0; times < 3; times++) expect(await order()).toEqual(today)
    const orders = [today.join()]
    for (let others = 0; others < 5; others++) {
      const other = await test.signedIn('Learner', { clientId: as.clientId })
      orders.push((await shownTo(other)).map(({ id }) => id).join())
    }
    expect(new Set(orders).size).toBeGreaterThan(2)
  })

  it('is at most ten at once', async () => {
    const as = await test.signedIn('Admin')
    for (let at = 0; at < 12; at++) await made({}, as)
    expect((await shownTo(as)).length).toBe(10)
  })
})

describe('a dismissed banner', () => {
  it('stays away from this person until that is taken back', async () => {
    const { id } = await made()
    for (let times = 0; times < 2; times++) expect((await dismiss(member, id)).status).toBe(200)
    expect([await shownTo(member), (await shownTo(head)).length]).toEqual([[], 1])
    expect((await dismiss(member, id, { dismissed: false })).status).toBe(200)
    expect((await shownTo(member)).length).toBe(1)
    await dismiss(member, id)
    expect((await test.call('shown_banners.dismiss', { params: { id } })).status).toBe(401)
    await remove(id)
    expect((await dismiss(head, id)).status).toBe(404)
    expect((await dismiss(member, id, { dismissed: false })).status).toBe(200)
    await test.call('banners.restore', { as: admin, params: { id } })
    expect((await shownTo(member)).length).toBe(1)
    await remove(id)
  })

  it('of another client is not there', async () => {
    const outsider = await test.signedIn('Admin')
    const { id } = await made()
    for (const call of ['dismiss', 'seen', 'click'] as const)
      expect((await test.call(`shown_banners.${call}`, { as: outsider, params: { id } })).status).toBe(404)
  })
})
