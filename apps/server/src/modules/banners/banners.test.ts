import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow, insertRows } from '../../test/rows.ts'
import { plainPicture, uploadsOf } from '../../test/uploads.ts'
import { purgeBanners } from './bin/delete-banner.ts'

let test: TestApp
let admin: Person
let manager: Person
let learner: Person
let outsider: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId })
  learner = await test.signedIn('Learner', { clientId })
  outsider = await test.signedIn('Admin')
})
afterAll(() => test.close())

const { upload } = uploadsOf(
  () => test,
  () => admin,
)
const hour = 3_600_000
const inHours = (hours: number): string => new Date(test.deps.now().getTime() + hours * hour).toISOString()
const create = (body: Record<string, unknown> = {}, as = admin) =>
  test.call('banners.create', { as, body: { title: 'Tea week', ...body } })
const made = async (body: Record<string, unknown> = {}, as = admin) => (await create(body, as)).body.banner
const update = (id: string, body: Record<string, unknown>, as = admin) =>
  test.call('banners.update', { as, params: { id }, body })
const listed = async (query: Record<string, unknown> = {}, as = admin) =>
  (await test.call('banners.list', { as, query })).body.banners
const titles = (banners: readonly { readonly title: string }[]) => banners.map(({ title }) => title)

describe('a banner', () => {
  it('needs a title alone, and begins as a draft for everyone on the dashboard', async () => {
    const banner = await made({ title: '  Tea week ' })
    expect(banner).toMatchObject({
      title: 'Tea week',
      subtitle: '',
      image: { id: '', alt: '' },
      phone_image: { id: '', alt: '' },
      link: '',
      placement: 'dashboard',
      weight: 1,
      starts_at: null,
      ends_at: null,
      audience: { branch: null, tags: [], license_types: [], course: null },
      published: false,
      state: 'draft',
      views: 0,
      clicks: 0,
      can: { edit: true },
    })
    expect((await test.call('banners.show', { as: admin, params: { id: banner.id } })).body.banner).toEqual(banner)
  })

  it('is changed field by field, and leads to own paths and https addresses alone', async () => {
    const { id } = await made()
    for (const link of ['/courses', 'https://firm.in/tea', ''])
      expect((await update(id, { link })).body.banner.link).toBe(link)
    for (const link of ['javascript:alert(1)', 'http://firm.in', '//firm.in', 'https://bank.example@firm.in']) {
      const { status, error } = await update(id, { link })
      expect([status, error.fields]).toEqual([
        400,
        { link: expect.stringContaining('must be a path within this site or an https address') },
      ])
    }
    const subtitle = '<img src=x onerror=alert(1)> & चाय'
    expect((await update(id, { subtitle, weight: 10 })).body.banner).toMatchObject({ subtitle, weight: 10, link: '' })
    for (const body of [{ title: '' }, { title: 'x'.repeat(81) }, { weight: 11 }, { position: 0 }, { views: 5 }])
      expect((await update(id, body)).status).toBe(400)
  })

  it('shows pictures of the own library, which says that they are used', async () => {
    const content = await plainPicture().png().toBuffer()
    const [wide, high] = [await upload('wide.png', content), await upload('high.png', content)]
    const foreign = await upload('foreign.png', content, outsider)
    const { id } = await made({ image: { id: wide.media.id, alt: 'Cups' } })
    await update(id, { phone_image: { id: high.media.id.toUpperCase(), alt: 'A cup' } })
    const usage = async (media: string) =>
      (await test.call('media.usage', { as: admin, params: { id: media } })).body.elsewhere
    expect([await usage(wide.media.id), await usage(high.media.id)]).toEqual([1, 1])
    const refused = await update(id, { image: { id: foreign.media.id, alt: '' } })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['image']])
    await test.call('banners.delete', { as: admin, params: { id } })
    expect(await usage(wide.media.id)).toBe(0)
  })

  it('ends after it starts', async () => {
    const { id } = await made({ starts_at: inHours(2) })
    const { status, error } = await update(id, { ends_at: inHours(1) })
    expect([status, error.fields]).toEqual([422, { ends_at: 'It must end after it starts.' }])
    expect((await update(id, { starts_at: null, ends_at: inHours(1) })).status).toBe(200)
  })

  it('goes to the bin and comes back as it was; after thirty days it is gone', async () => {
    const as = await test.signedIn('Admin')
    const { id } = await made({ published: true }, as)
    const params = { id }
    for (let times = 0; times < 2; times++) expect((await test.call('banners.delete', { as, params })).status).toBe(200)
    expect((await test.call('banners.show', { as, params })).status).toBe(404)
    expect((await update(id, { title: 'x' }, as)).status).toBe(404)
    expect([await listed({}, as), titles(await listed({ state: 'bin' }, as))]).toEqual([[], ['Tea week']])
    expect((await test.call('banners.restore', { as, params })).body.banner).toMatchObject({ state: 'running' })
    await test.call('banners.delete', { as, params })
    const later = (days: number) => ({
      db: test.deps.db,
      now: () => new Date(test.deps.now().getTime() + days * 24 * hour),
    })
    expect(await purgeBanners(later(29))).toBe(0)
    expect(await purgeBanners(later(31))).toBeGreaterThan(0)
    expect((await test.call('banners.restore', { as, params })).status).toBe(404)
  })

  it('names whom it is for, and only who and what is there', async () => {
    const { clientId } = admin
    const tag = await insertRow(test.deps, 'tags', { client_id: clientId, kind: 'user', name: 'Tasters' })
    const course = await insertRow(test.deps, 'courses', {
      client_id: clientId,
      owner_id: admin.userId,
      title: 'Leaves',
      content: '{}',
    })
    const audience = {
      branch: manager.userId,
      tags: [tag.id, tag.id],
      license_types: ['Learner', 'Creator'],
      course: course.id,
    }
    const { id, ...banner } = await made({ audience })
    expect(banner.audience).toMatchObject({
      branch: { id: manager.userId },
      tags: [{ id: tag.id, name: 'Tasters' }],
      license_types: ['Learner', 'Creator'],
      course: { id: course.id, title: 'Leaves' },
    })
    for (const [part, wrong] of [
      ['branch', { branch: outsider.userId }],
      ['tags', { tags: [test.deps.newId()] }],
      ['course', { course: test.deps.newId() }],
    ] as const) {
      const { status, error } = await update(id, { audience: wrong })
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [`audience.${part}`]])
    }
    // What goes later is met by nobody; the rest can still be changed.
    await test.deps.db.deleteFrom('tags').where('client_id', '=', clientId).where('id', '=', tag.id).execute()
    const still = (await update(id, { title: 'Still', audience: { ...audience, tags: [tag.id] } })).body.banner
    expect(still.audience.tags).toEqual([{ id: tag.id, name: '', color: '' }])
  })

  it('is one of 200 at most, however many are made at once', async () => {
    const as = await test.signedIn('Admin')
    await insertRows(
      test.deps,
      'banners',
      Array.from({ length: 199 }, () => ({ client_id: as.clientId })),
    )
    const three = await Promise.all([create({}, as), create({}, as), create({}, as)])
    expect(three.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })
})

describe('the list', () => {
  it('finds by text, placement and state, in any order, page by page', async () => {
    const as = await test.signedIn('Admin')
    const body = { published: true }
    await made({ ...body, title: 'Running', subtitle: '100% tea' }, as)
    await made({ ...body, title: 'Planned', starts_at: inHours(1) }, as)
    await made({ ...body, title: 'Over', ends_at: inHours(-1) }, as)
    await made({ title: 'A draft', placement: 'player' }, as)
    const found = async (query: Record<string, unknown>) => titles(await listed(query, as))
    expect(await found({})).toEqual(['Running', 'Planned', 'Over', 'A draft'])
    expect(await found({ sort: 'newest' })).toEqual(['A draft', 'Over', 'Planned', 'Running'])
    expect(await found({ sort: 'title' })).toEqual(['A draft', 'Over', 'Planned', 'Running'])
    for (const [state, title] of Object.entries({
      running: 'Running',
      scheduled: 'Planned',
      ended: 'Over',
      draft: 'A draft',
    }))
      expect(await found({ state })).toEqual([title])
    expect([await found({ placement: 'player' }), await found({ search: '100% T' })]).toEqual([
      ['A draft'],
      ['Running'],
    ])
    expect(await found({ search: '%' })).toEqual(['Running'])
    for (const sort of ['position', 'newest', 'title', 'views', 'clicks']) {
      const first = await test.call('banners.list', { as, query: { sort, limit: 3 } })
      const rest = await test.call('banners.list', { as, query: { sort, limit: 3, cursor: first.body.next } })
      expect(new Set([...first.body.banners, ...rest.body.banners].map(({ id }) => id)).size).toBe(4)
      expect(rest.body.next).toBeNull()
    }
  })

  it('keeps the order that banners are put in, and each placement its own', async () => {
    const as = await test.signedIn('Admin')
    const [a, b, c] = [await made({ title: 'a' }, as), await made({ title: 'b' }, as), await made({ title: 'c' }, as)]
    const other = await made({ title: 'other', placement: 'feed' }, as)
    const move = (id: string, before: string | null) =>
      test.call('banners.move', { as, params: { id }, body: { before } })
    const order = async () =>
      (await listed({ placement: 'dashboard' }, as)).map(({ title, position }) => `${title}${position}`).join(' ')
    expect(await order()).toBe('a1 b2 c3')
    expect((await move(c.id, a.id)).body.banner.position).toBe(1)
    expect(await order()).toBe('c1 a2 b3')
    await update(a.id, { position: 3 }, as)
    await move(c.id, null)
    expect((await order()).split(' ').toSorted()).toEqual(['a1', 'b1', 'c2'])
    expect((await move(a.id, other.id)).status).toBe(404)
    expect((await move(a.id, test.deps.newId())).status).toBe(404)
    expect((await update(other.id, { placement: 'dashboard' }, as)).body.banner.position).toBe(3)
    await Promise.all([move(a.id, null), move(b.id, null), move(c.id, a.id), move(other.id, b.id)])
    expect(new Set((await listed({}, as)).map(({ position }) => position)).size).toBe(4)
  })
})

it('only Admins have to do with banners, and only with those of their client', async () => {
  const { id } = await made()
  const params = { id }
  const calls = [
    ['banners.list', {}],
    ['banners.show', { params }],
    ['banners.figures', { params }],
    ['banners.create', { body: { title: 'x' } }],
    ['banners.update', { params, body: { title: 'x' } }],
    ['banners.move', { params, body: { before: null } }],
    ['banners.delete', { params }],
    ['banners.restore', { params }],
    ['banners.reach', { body: { audience: {} } }],
  ] as const
  for (const [name, sent] of calls) {
    for (const as of [manager, learner]) expect((await test.call(name, { as, ...sent })).status, name).toBe(403)
    if ('params' in sent) expect((await test.call(name, { as: outsider, ...sent })).status, name).toBe(404)
  }
  expect((await listed({}, outsider)).length).toBe(0)
  const owner = await test.signedIn('Learner', { clientId: admin.clientId })
  await test.deps.db
    .updateTable('users')
    .set({ owns_client: true })
    .where('client_id', '=', owner.clientId)
    .where('id', '=', owner.userId)
    .execute()
  expect((await test.call('banners.show', { as: owner, params })).status).toBe(200)
})
