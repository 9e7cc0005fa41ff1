import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lookups } from '../db/lookups.ts'
import { type TestApp, createTestApp } from './app.ts'
import { readCatalog } from './catalog.ts'
import { makeDeck, makePublishedDeck } from './decks.ts'
import { makeClient, makeUser, type Person } from './factories.ts'
import { makeLead } from './leads.ts'
import { insertRow } from './rows.ts'
import { playsOf } from './plays.ts'
import { sampleContent } from './sample-content.ts'
import { signInsOf } from './sign-ins.ts'
import { usesIn } from './table-access.ts'

/** Every statement that the calls under test run, as the database gets it. */
const statements: string[] = []
// oxlint-disable-next-line typescript/unbound-method -- called with the client as `this` below
const { query } = pg.Client.prototype
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
  const [first] = args
  const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '')
  statements.push(text)
  return (query as (...all: unknown[]) => unknown).apply(this, args) as never
})

let test: TestApp
let asha: Person
let tenantTables: ReadonlySet<string>
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  const tables = [...(await readCatalog(test.deps.db)).entries()]
  const lookupTables = new Set(Object.values(lookups).map(({ table }) => table as string))
  tenantTables = new Set(
    tables.flatMap(([name, { required }]) =>
      required.some((column) => column.name === 'client_id') && !lookupTables.has(name) ? [name] : [],
    ),
  )
  statements.length = 0
})
afterAll(async () => {
  await test.close()
  vi.restoreAllMocks()
})
afterEach(() => void (statements.length = 0))

/** Tenant tables that a statement names without saying whose rows it wants: it would ask every machine. */
function unscoped(statement: string): string[] {
  const text = statement.replaceAll('"', '')
  // Conditions on `client_id` without an alias, each for one table that has none.
  let plain = [...text.matchAll(/(?<![\w.])client_id\s*=/g)].length
  return usesIn(text, tenantTables).flatMap(({ table, alias, act }) => {
    const isScoped =
      act === 'inserts into'
        ? new RegExp(`into ${table}(?: as \\w+)? ?\\([^)]*client_id`).test(text)
        : new RegExp(`(?<![\\w.])${alias}\\.client_id\\s*=|=\\s*${alias}\\.client_id\\b`).test(text) ||
          (alias === table && plain-- > 0)
    return isScoped ? [] : [`${act} ${table}: ${statement}`]
  })
}

const plays = playsOf(() => test)
const { signIn, sessionOf } = signInsOf(() => test)

/** The calls that a server answers most, each once. */
const hotCalls: Readonly<Record<string, () => Promise<unknown>>> = {
  'signing in, and a call of the session': async () => {
    const person = await makeUser(test.deps, { clientId: asha.clientId })
    statements.length = 0
    const session = sessionOf((await signIn(person)).headers)
    expect((await test.call('auth.me', { as: session })).status).toBe(200)
  },
  'the library, as each licence': async () => {
    for (const licence of ['Creator', 'Manager', 'Admin'] as const) {
      const person = await test.signedIn(licence, { clientId: asha.clientId })
      statements.length = 0
      for (const owner of ['anyone', 'me', 'shared'] as const)
        expect((await test.call('decks.list', { as: person, query: { owner } })).status).toBe(200)
      expect((await test.call('notifications.list', { as: person, params: { id: person.userId } })).status).toBe(200)
      expect(statements.flatMap(unscoped)).toEqual([])
    }
  },
  'leads, as each licence': async () => {
    const deck = await makeDeck(test, asha)
    await makeLead(test, asha, deck, { name: 'Ravi' })
    for (const licence of ['Creator', 'Manager', 'Admin'] as const) {
      const person = await test.signedIn(licence, { clientId: asha.clientId })
      statements.length = 0
      expect((await test.call('leads.list', { as: person, query: { limit: 1 } })).status).toBe(200)
      // One who sees none asks for the plan alone.
      expect(statements).toHaveLength(licence === 'Admin' ? 2 : 3)
      for (const query of [{ search: 'Ravi', status: 'new' }, { duplicates: 'true', sort: 'name' }, { bin: 'true' }])
        expect((await test.call('leads.list', { as: person, query })).status).toBe(200)
      expect(statements.flatMap(unscoped)).toEqual([])
    }
  },
  'a deck: opening, playing, the end, and its reports': async () => {
    const deck = await makePublishedDeck(test, asha, sampleContent(['single_select', 'rating']))
    statements.length = 0
    expect((await test.app.inject({ method: 'GET', url: `/play/${deck.shortid}` })).statusCode).toBe(200)
    const attempt = await plays.begin(deck)
    expect((await plays.submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })).status).toBe(200)
    expect((await plays.submit(attempt, 's1', { kind: 'rating', value: 3 })).status).toBe(200)
    expect((await plays.submit(attempt, 's1', { kind: 'rating', value: 4 })).status).toBe(200)
    expect((await plays.finish(attempt)).status).toBe(200)
    const event = { id: test.deps.newId(), deck_id: deck.id, event: 'view', t: test.deps.now().getTime() }
    expect((await test.call('play.tracker', { body: { events: [event] } })).status).toBe(200)
    for (const call of ['analytics.deckOverview', 'analytics.deckQuestions', 'analytics.deckAttempts'] as const)
      expect((await test.call(call, { as: asha, params: { id: deck.id } })).status).toBe(200)
  },
  'a deck in the editor': async () => {
    const { id, revision, content } = await makeDeck(test, asha)
    expect((await test.call('decks.show', { as: asha, params: { id } })).status).toBe(200)
    expect((await test.call('decks.update', { as: asha, params: { id }, body: { revision, content } })).status).toBe(
      200,
    )
    expect((await test.call('media.list', { as: asha })).status).toBe(200)
  },
  'acting as a client, and a call of it': async () => {
    const { clientId } = await makeUser(test.deps, {
      clientId: (await makeClient(test.deps)).id,
      license_type: 'Admin',
    })
    const root = await test.signedIn('Superadmin')
    statements.length = 0
    const params = { id: clientId }
    const session = sessionOf((await test.call('operators.act', { as: root, params, body: { reason: 'x' } })).headers)
    expect((await test.call('auth.me', { as: session })).status).toBe(200)
    expect((await test.call('auth.endActing', { as: session })).status).toBe(200)
  },
  'a picture by its address': async () => {
    const { id } = await insertRow(test.deps, 'media', { client_id: asha.clientId, owner_id: asha.userId })
    statements.length = 0
    // Its file is missing, its row is not.
    expect((await test.app.inject({ method: 'GET', url: `/media/${id}/file` })).statusCode).toBe(404)
    expect(statements).toHaveLength(2)
  },
}

describe('statements of hot calls say whose rows they want', () => {
  it.each(Object.entries(hotCalls))('%s', async (_, call) => {
    await call()
    expect(
      statements.flatMap((statement) => usesIn(statement.replaceAll('"', ''), tenantTables)).length,
    ).toBeGreaterThan(0)
    expect(statements.flatMap(unscoped)).toEqual([])
  })

  it('one that does not is found', () => {
    expect(unscoped('select "id" from "decks" where "id" = $1')).toHaveLength(1)
    expect(unscoped('select d.id from decks d join users u on u.id = d.owner_id where d.client_id = $1')).toHaveLength(
      1,
    )
    expect(
      unscoped('select d.id from decks d join users u on u.client_id = d.client_id where d.client_id = $1'),
    ).toEqual([])
    expect(unscoped('update sessions set end_time = $1 where id = $2')).toHaveLength(1)
    expect(unscoped('insert into sessions (client_id, id) values ($1, $2)')).toEqual([])
  })
})
