import { deckContent } from '@deckle/contract/models/deck-content.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { textsOfSlide } from '@deckle/slides/catalog.ts'
import { slideTypes } from '@deckle/slides/catalog.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { insertSessionFor, type Person } from '../test/factories.ts'
import { type DemoLogin, seedDemo } from './index.ts'

let test: TestApp
let logins: readonly DemoLogin[]
/** Milliseconds of CPU time, which doesn't grow on a busy machine as wall time does. */
let took = 0
let ananya: Person
let meera: Person

beforeAll(async () => {
  test = await createTestApp()
  const idle = process.cpuUsage()
  logins = await seedDemo(test.deps)
  const used = process.cpuUsage(idle)
  took = (used.user + used.system) / 1000
  ananya = await sessionOf('ananya@lanternhill.example')
  meera = await sessionOf('meera@lanternhill.example')
})
afterAll(() => test.close())

async function sessionOf(email: string): Promise<Person> {
  const user = await test.deps.db
    .selectFrom('users')
    .select(['id', 'client_id', 'license_type'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const made = { userId: user.id, clientId: user.client_id, licenseType: user.license_type, email, password: '' }
  return { ...made, headers: await insertSessionFor(test.deps, made) }
}

describe('the demo', () => {
  it('tells who can sign in, and is made once', async () => {
    expect(logins.map(({ role }) => role)).toEqual([
      'Admin',
      'Manager',
      'Creator',
      'Learner',
      'Admin of Tideway Sailing School',
      'Admin of Harbour Learning Partners',
    ])
    for (const { email, password } of logins)
      expect((await test.call('auth.signIn', { body: { username: email, password } })).status, email).toBe(200)
    expect(new Set(logins.map(({ password }) => password)).size).toBe(6)
    expect(await seedDemo(test.deps)).toEqual([])
    expect(took).toBeLessThan(6_000)
  })

  it('has a deck of each kind, which pass their own checks and use every slide type', async () => {
    const { decks } = (await test.call('decks.list', { as: ananya })).body
    expect(decks.map(({ readerType }) => readerType).toSorted()).toEqual([...readerTypes].toSorted())
    const used = new Set<string>()
    for (const row of decks) {
      const { deck } = (await test.call('decks.show', { as: ananya, params: { id: row.id } })).body
      expect(deckContent.safeParse(deck.content).error, row.name).toBeUndefined()
      for (const { template } of deck.content.contentHash) used.add(template)
      const page = await test.app.inject({ method: 'GET', url: `/play/${row.shortid}` })
      expect(page.statusCode).toBe(200)
    }
    expect([...used].sort(), 'make a demo deck from a template that has a slide of the type').toEqual(
      [...slideTypes].sort(),
    )
  })

  it('shares some decks: Meera looks at one, edits another, and does not see the rest', async () => {
    const list = async (owner: 'me' | 'shared' | 'anyone') =>
      (await test.call('decks.list', { as: meera, query: { owner, limit: 100 } })).body.decks
    const [mine, shared, all] = [await list('me'), await list('shared'), await list('anyone')]
    expect(shared.map(({ can }) => can.edit).toSorted()).toEqual([false, false, false, true, true])
    expect(all).toHaveLength(mine.length + shared.length)
    expect(all.length).toBeLessThan(readerTypes.length)
    const { body } = await test.call('clients.show', { as: ananya, params: { id: ananya.clientId } })
    expect(body.client.owner?.name).toBe('Ananya Rao')
  })

  it('is wholly in Hindi too', async () => {
    const rows = await test.deps.db.selectFrom('decks').select(['content', 'shortid', 'name']).execute()
    for (const { content, name } of rows) {
      const missing = content.contentHash.flatMap((slide) =>
        textsOfSlide(slide)
          .filter(({ text, path }) => text !== '' && !content.translations.hi?.slides[slide.slideId]?.[path])
          .map(({ path }) => `${slide.slideId} ${path}`),
      )
      expect(missing, name).toEqual([])
    }
    const quiz = rows.find(({ name }) => name.startsWith('Safe at the till'))
    const page = await test.app.inject({ method: 'GET', url: `/play/${quiz?.shortid}?lang=hi` })
    expect(page.body).toContain('<html lang="hi"')
    expect(page.body).toContain('काउंटर पर सुरक्षित')
  })

  it('has plays whose figures add up', async () => {
    const { stats } = (await test.call('analytics.stats', { as: ananya })).body
    expect(stats.starts30).toBeGreaterThan(300)
    expect(stats.completions30 / stats.starts30).toBeGreaterThan(0.6)
    expect(stats.busiest).toHaveLength(5)
    for (const { id } of stats.busiest) {
      const { overview } = (await test.call('analytics.deckOverview', { as: ananya, params: { id } })).body
      expect(overview.views).toBeGreaterThan(overview.starts)
      const { sources } = (await test.call('analytics.deckSources', { as: ananya, params: { id } })).body
      expect(sources.reduce((sum, one) => sum + one.starts, 0)).toBe(overview.starts)
      expect(sources.some(({ source }) => source === '')).toBe(true)
      expect(sources.filter(({ medium }) => medium !== '').length).toBeGreaterThan(2)
    }
    const counts = await test.deps.db
      .selectFrom('decks')
      .select([
        'attempt_count',
        (build) =>
          build
            .selectFrom('attempts')
            .whereRef('attempts.client_id', '=', 'decks.client_id')
            .whereRef('attempts.deck_id', '=', 'decks.id')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .as('attempts'),
      ])
      .execute()
    for (const { attempt_count, attempts } of counts) expect(attempt_count).toBe(attempts)
  })

  it('has an import with refused rows, and upgrades that wait', async () => {
    const { jobs } = (await test.call('jobs.list', { as: ananya, query: { kind: 'users.import' } })).body
    const params = { id: jobs[0]?.id ?? '' }
    const { rows } = (await test.call('imports.rows', { as: ananya, params })).body
    expect([jobs.length, rows.length, rows.flatMap(({ reasons }) => reasons).length]).toEqual([1, 8, 3])
    const harriet = await sessionOf('harriet@tideway.example')
    const { requests } = (await test.call('upgradeRequests.list', { as: harriet })).body
    expect(requests.map(({ status }) => status).toSorted()).toEqual(['forwarded', 'open'])
  })

  it('has a partner with a client, prices, and announcements of which none is shown now', async () => {
    const olive = await sessionOf('olive@harbour.example')
    const { clients } = (await test.call('operators.clients', { as: olive })).body
    expect(clients.map(({ name }) => name)).toEqual(['Tideway Sailing School'])
    expect((await test.call('plans.prices', { as: ananya })).body).toMatchObject({ taxRate: 1800 })
    const root = await test.signedIn('Superadmin')
    const { announcements } = (await test.call('announcements.list', { as: root })).body
    expect(announcements.map(({ state }) => state)).toEqual(['planned', 'ended'])
  })

  it('has pictures', async () => {
    const { media } = (await test.call('media.list', { as: ananya, query: { limit: 100 } })).body
    expect(media.length).toBeGreaterThan(40)
    const small = await test.app.inject({ method: 'GET', url: `/media/${media[0]?.id}/320.webp` })
    expect(small.statusCode).toBe(200)
    expect(small.headers['content-type']).toBe('image/webp')
  })
})
