import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRows } from '../../../test/rows.ts'
import { foldVisitors } from '../fold/fold-visitors.ts'
import { checkAllFlows } from '../check/check-flows.ts'

const SETS = 200
const DAY = 86_400_000
const zones = ['UTC', 'Asia/Kolkata', 'America/New_York']
const kinds = ['blog', 'article', 'article', 'deck', 'deck', 'play', 'lead', 'course'] as const
const sources = ['', 'google', 'mail', 'news']

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

interface RawTouch {
  readonly id: string
  readonly visitor_id: string
  readonly kind: (typeof kinds)[number]
  readonly thing_id: string
  readonly at: Date
  readonly arrival: boolean
  readonly source: string
  readonly campaign: string
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface House {
  readonly admin: Person
  readonly zone: string
  readonly things: Readonly<Record<'article' | 'deck' | 'course', readonly string[]>>
}

async function makeHouse(zone: string): Promise<House> {
  const admin = await test.signedIn('Admin')
  const { clientId: client_id, userId: owner_id } = admin
  await test.deps.db.updateTable('clients').set({ reporting_zone: zone }).where('id', '=', client_id).execute()
  const owned = Array.from({ length: 3 }, () => ({ client_id, owner_id }))
  const ids = async (rows: Promise<readonly { readonly id: string }[]>) => (await rows).map(({ id }) => id)
  const course = await test.call('courses.create', { as: admin, body: { title: 'Coffee' } })
  return {
    admin,
    zone,
    things: {
      article: await ids(insertRows(test.deps, 'articles', owned)),
      deck: await ids(insertRows(test.deps, 'decks', owned)),
      course: [course.body.course.id],
    },
  }
}

function randomTouches({ things, admin }: House, random: () => number, visitors: readonly string[]): RawTouch[] {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
  const from = test.deps.now().getTime() - 5 * DAY
  return visitors.flatMap((visitor_id) =>
    Array.from({ length: 1 + Math.floor(random() * 9) }, () => {
      const kind = one(kinds)
      const isPage = kind === 'blog' || kind === 'article' || kind === 'deck'
      const arrival = isPage && random() < 0.6
      const of =
        kind === 'course' || kind === 'article' ? things[kind] : kind === 'blog' ? [admin.clientId] : things.deck
      return {
        id: randomUUID(),
        visitor_id,
        kind,
        thing_id: one(of),
        // Distinct moments: what happens at once has an order of its own, which core's tests hold.
        at: new Date(from + Math.floor(random() * 5 * DAY)),
        arrival,
        source: arrival ? one(sources) : '',
        campaign: arrival ? one(['', 'spring']) : '',
      }
    }),
  )
}

/** Of a visitor, from rows as they are: `source|campaign|day|article|deck|lead|course`. */
function wayOf(rows: readonly RawTouch[], model: 'first' | 'last', zone: string): string {
  const all = [...rows].sort((a, b) => a.at.getTime() - b.at.getTime())
  const indexOf = (kind: string) => all.findIndex((row) => row.kind === kind)
  const course = indexOf('course')
  const lead = indexOf('lead')
  const hasLead = lead >= 0 && (course < 0 || lead < course)
  // The last row that may count for article, deck and source.
  let end = all.length - 1
  if (course >= 0) end = course - 1
  if (hasLead) end = lead
  if (end < 0) end = 0
  let credit = 0
  if (model === 'last') {
    for (let at = 0; at <= end; at++) if (all[at]?.arrival) credit = at
    for (let at = 0; at <= end; at++) if (all[at]?.arrival && all[at]?.source !== '') credit = at
    // Any arrival without a source after one with a source is passed over; without one at all, the last arrival.
    const named = all.slice(0, end + 1).some((row) => row.arrival && row.source !== '')
    const arrived = all.slice(0, end + 1).some((row) => row.arrival)
    if (!named && !arrived) credit = 0
  }
  const start = model === 'last' ? credit : 0
  let deck = ''
  let deckAt = -1
  let article = ''
  const isDeck = (row?: RawTouch) => row?.kind === 'deck' || row?.kind === 'play' || row?.kind === 'lead'
  for (let at = start; at <= end; at++)
    if (isDeck(all[at]) && (deckAt < 0 || model === 'last')) {
      deckAt = at
      deck = all[at]?.thing_id ?? ''
    }
  for (let at = start; at <= (deckAt < 0 ? end : deckAt - 1); at++)
    if (all[at]?.kind === 'article' && (article === '' || model === 'last')) article = all[at]?.thing_id ?? ''
  const by = all[credit] as RawTouch
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(by.at)
  return [by.source, by.campaign, day, article, deck, hasLead, course < 0 ? '' : all[course]?.thing_id].join('|')
}

const none = '00000000-0000-0000-0000-000000000000'

async function cells(clientId: string, model: 'first' | 'last'): Promise<string[]> {
  const rows = await test.deps.db
    .selectFrom('flow_figures')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('model', '=', model)
    .where('people', '<>', 0)
    .execute()
  const or = (id: string) => (id === none ? '' : id)
  return rows
    .flatMap(({ day, people, ...row }) => {
      const date = typeof day === 'string' ? day : (day as Date).toISOString().slice(0, 10)
      const way = [row.source, row.campaign, date, or(row.article_id), or(row.deck_id), row.lead, or(row.course_id)]
      return Array.from({ length: people }, () => way.join('|'))
    })
    .toSorted()
}

it('counted ways equal a second computation over what was touched, however it arrived, on 200 random sets', async () => {
  const houses = await Promise.all(zones.map(makeHouse))
  for (let set = 0; set < SETS; set++) {
    const random = randomOf(set + 1)
    const house = houses[set % houses.length] as House
    const { clientId } = house.admin
    await test.deps.db.deleteFrom('visitors').where('client_id', '=', clientId).execute()
    await test.deps.db.deleteFrom('flow_figures').where('client_id', '=', clientId).execute()
    const visitors = Array.from({ length: 1 + Math.floor(random() * 8) }, () => randomUUID())
    const touches = randomTouches(house, random, visitors)
    await insertRows(
      test.deps,
      'visitors',
      visitors.map((id) => ({ client_id: clientId, id, since: test.deps.now() })),
    )
    // In two parts, counted in between: the second changes ways that were counted.
    const middle = Math.floor(random() * touches.length)
    for (const part of [touches.slice(middle), touches.slice(0, middle)]) {
      if (part.length > 0)
        await insertRows(
          test.deps,
          'touches',
          part.map((touch) => ({ ...touch, client_id: clientId })),
        )
      await test.deps.db.updateTable('visitors').set({ stale: true }).where('client_id', '=', clientId).execute()
      await foldVisitors(test.deps.db, clientId)
    }
    for (const model of ['first', 'last'] as const) {
      const expected = visitors.map((visitor) =>
        wayOf(
          touches.filter(({ visitor_id }) => visitor_id === visitor),
          model,
          house.zone,
        ),
      )
      expect(await cells(clientId, model), `set ${set}, by ${model} touch`).toEqual(expected.toSorted())
    }
    if (set % 20 === 0) {
      expect(await checkAllFlows(test.deps.db, { isKept: false })).toEqual([])
      const { flow } = (await test.call('flows.show', { as: house.admin })).body
      expect(flow.people).toBe(visitors.length)
      expect(flow.nodes.find(({ step }) => step === 'lead')?.people ?? 0).toBe(
        (await cells(clientId, 'first')).filter((way) => way.includes('|true|')).length,
      )
    }
  }
}, 120_000)

it('a wrong path and a cell that counts too few are found and corrected', async () => {
  const { db } = test.deps
  const house = await makeHouse('UTC')
  const { clientId } = house.admin
  const random = randomOf(7)
  const visitors = [randomUUID(), randomUUID()]
  const at = { client_id: clientId, since: test.deps.now() }
  await insertRows(
    test.deps,
    'visitors',
    visitors.map((id) => ({ ...at, id })),
  )
  await insertRows(
    test.deps,
    'touches',
    randomTouches(house, random, visitors).map((touch) => ({ ...touch, client_id: clientId })),
  )
  await db.updateTable('visitors').set({ stale: true }).where('client_id', '=', clientId).execute()
  await foldVisitors(db, clientId)
  const counted = await cells(clientId, 'first')
  expect(counted.length).toBeGreaterThan(0)
  await db.updateTable('visitors').set({ paths: '[]' }).where('client_id', '=', clientId).execute()
  await db.deleteFrom('flow_figures').where('client_id', '=', clientId).execute()
  expect((await checkAllFlows(db, { isKept: false })).map(({ of }) => of)).toContain('visitors')
  await checkAllFlows(db, { isKept: true })
  expect(await cells(clientId, 'first')).toEqual(counted)
  await db.updateTable('flow_figures').set({ people: 0 }).where('client_id', '=', clientId).execute()
  expect(new Set((await checkAllFlows(db, { isKept: true })).map(({ of }) => of))).toEqual(new Set(['flow_figures']))
  expect(await cells(clientId, 'first')).toEqual(counted)
  expect(await checkAllFlows(db, { isKept: false })).toEqual([])
})
