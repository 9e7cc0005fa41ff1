import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import {
  type Asked,
  countFigures,
  dayIn,
  deckFigures,
  droppedOff,
  playsIn,
  slideFigures,
} from '../../test/figures/brute-force.ts'
import { numbers, type RandomPlays, randomPlays, storedFirst } from '../../test/figures/random-plays.ts'
import { makeClient, makeUser } from '../../test/factories.ts'
import { insertRow, insertRows } from '../../test/rows.ts'
import { foldAll } from './fold/fold-client.ts'
import type { Measure } from './read/queries.ts'
import { openFigures } from './source.ts'
import { checkFigures } from './check/check-figures.ts'
import { scanDeckFigures, scanDroppedOff, scanFigureCounts, scanSlideFigures } from './scan/queries.ts'
import type { ScanScope } from './scan/queries-base.ts'
import type { FigureGroup, FigureScope } from './scope.ts'

const SETS = 200
const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Chatham']
const measures: readonly Measure[] = ['score', 'seconds', 'choice', 'place', 'total', 'chosen']

interface House {
  readonly zone: string
  readonly clientId: string
  readonly users: readonly string[]
  readonly manager: Buffer
}

let test: TestApp
let houses: House[]
beforeAll(async () => {
  test = await createTestApp()
  houses = await Promise.all(zones.map(makeHouse))
})
afterAll(() => test.close())

/** A manager with two people below, and one beside them. */
async function makeHouse(zone: string): Promise<House> {
  const { deps } = test
  const { id: clientId } = await makeClient(deps)
  await deps.db.updateTable('clients').set({ reporting_zone: zone }).where('id', '=', clientId).execute()
  const manager = await makeUser(deps, { clientId, license_type: 'Manager' })
  const row = await deps.db
    .selectFrom('users')
    .select('path')
    .where('id', '=', manager.userId)
    .executeTakeFirstOrThrow()
  const people = await insertRows(deps, 'users', [
    { client_id: clientId, manager_id: manager.userId },
    { client_id: clientId, manager_id: manager.userId },
    { client_id: clientId },
  ] as never)
  return { zone, clientId, users: people.map(({ id }) => id), manager: row.path }
}

async function makeDeck({ clientId, users }: House) {
  const deck = await insertRow(test.deps, 'decks', { client_id: clientId, owner_id: users[0] as string })
  const ids = { client_id: clientId, deck_id: deck.id }
  const versions = await insertRows(test.deps, 'deck_versions', [
    { ...ids, version: 1 },
    { ...ids, version: 2 },
  ] as never)
  return { ...ids, versions: versions.map(({ id }) => id) }
}

type Ids = Awaited<ReturnType<typeof makeDeck>>

/** Rows arrive in three parts, in any order, and their attempts are queued more than once; each part is counted. */
async function play(set: RandomPlays, { client_id, deck_id }: Ids, seed: number): Promise<void> {
  const { db } = test.deps
  const next = numbers(seed + 1000)
  const partOf = new Map<unknown, number>()
  for (const row of [...set.attempts, ...set.answers, ...set.events]) partOf.set(row, Math.floor(next() * 3))
  const ids = { client_id, deck_id }
  if (set.attempts.length > 0)
    await insertRows(
      test.deps,
      'attempts',
      set.attempts.map((one) => storedFirst(one, ids)),
    )
  for (const part of [0, 1, 2]) {
    const isNow = (row: unknown) => partOf.get(row) === part
    const [attempts, answers, events] = [set.attempts, set.answers, set.events].map((rows) =>
      rows.filter(isNow),
    ) as unknown as [RandomPlays['attempts'], RandomPlays['answers'], RandomPlays['events']]
    for (const { id, completed_at, percentage, passed, seconds, user_id } of attempts)
      await db
        .updateTable('attempts')
        .set({ completed_at, percentage, passed, seconds, user_id })
        .where('id', '=', id)
        .execute()
    const attempt = new Map(set.attempts.map((one) => [one.id, one]))
    const captured = attempts.filter(({ hasLead }) => hasLead)
    if (captured.length > 0)
      await insertRows(
        test.deps,
        'leads',
        captured.map(({ id }) => ({ ...ids, attempt_id: id })),
      )
    if (answers.length > 0)
      await insertRows(
        test.deps,
        'answers',
        answers.map((one) => ({
          ...one,
          ...ids,
          version_id: attempt.get(one.attempt_id)?.version_id as string,
          begun_on: attempt.get(one.attempt_id)?.started_at.toISOString().slice(0, 10) as string,
          answer_id: randomUUID(),
          keys: [...one.keys],
          places: one.places && [...one.places],
        })),
      )
    if (events.length > 0)
      await insertRows(
        test.deps,
        'events',
        events.map((one) => ({ ...one, ...ids })),
      )
    const touched = [
      ...attempts.map(({ id }) => id),
      ...answers.map((one) => one.attempt_id),
      ...events.flatMap((one) => one.attempt_id ?? []),
    ]
    const rows = [
      ...[...touched, ...touched].map((attempt_id) => ({ client_id, attempt_ids: [attempt_id] })),
      ...events.filter(({ event }) => event === 'view').map(({ received_at }) => ({ ...ids, viewed_at: received_at })),
    ].sort(() => next() - 0.5)
    if (rows.length > 0) await insertRows(test.deps, 'figure_queue', rows)
    if (part !== 1 || next() < 0.5) await foldAll(db, client_id)
  }
}

/** Of what is compared, numbers to the precision of millionths. */
const rounded = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 1000) / 1000 + 0 : value,
    ]),
  )
const inMillionths = (row: Readonly<Record<string, number>>, first: readonly string[], second: readonly string[]) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      first.includes(name) ? value / 1e6 : second.includes(name) ? value / 1e12 : value,
    ]),
  )
const millionths = ['percentageSum', 'itemTotal', 'earned', 'possible', 'rest', 'doneEarned']
const squares = ['itemSquares', 'squares', 'restSquares', 'products', 'doneSquares']

interface Question {
  readonly stored: FigureScope
  readonly scanned: ScanScope
  readonly asked: Asked
}

/** Nothing but a scan answers several filters at once. */
async function compare(set: RandomPlays, { scanned, asked }: Question, stored: FigureScope | null): Promise<void> {
  const { db } = test.deps
  const now = asked.now
  const plays = playsIn(set, asked)
  const [deck] = await scanDeckFigures(db, scanned, { now })
  const slides = await scanSlideFigures(db, scanned)
  const counts = await scanFigureCounts(db, scanned, { measures })
  const dropped = await scanDroppedOff(db, scanned, now)
  const { key: _, ...sums } = deck as never as Record<string, number>
  expect(rounded(inMillionths(sums, millionths, squares))).toEqual(rounded(deckFigures(set, plays, asked)))
  for (const slide of ['s1', 's2', 's3', 's4']) {
    const found = slides.find(({ slideId }) => slideId === slide)
    const wanted = slideFigures(plays, slide)
    if (!found) expect(wanted.reached).toBe(0)
    else {
      const { key: __, deckId: ___, slideId: ____, ...figures } = found
      expect(rounded(inMillionths(figures, millionths, squares))).toEqual(rounded(wanted))
    }
  }
  const wanted = countFigures(plays)
  expect(new Set(counts.map(({ measure, slideId, of }) => `${measure} ${slideId} ${of}`))).toEqual(
    new Set(wanted.keys()),
  )
  for (const { measure, slideId, of, count, sum } of counts) {
    const one = wanted.get(`${measure} ${slideId} ${of}`)
    expect(count).toBe(one?.count)
    expect(measure === 'total' ? sum / 1e6 : sum).toBeCloseTo(one?.sum ?? NaN, 3)
  }
  expect(new Map(dropped.map(({ slideId, count }) => [slideId, count]))).toEqual(droppedOff(plays))
  if (!stored) return
  const source = await openStored(scanned, now)
  const [ofCells] = await source.deck()
  expect({ ...ofCells, views: stored.filter ? deck?.views : ofCells?.views }).toEqual(deck)
  expect((await source.slides()).filter(({ reached }) => reached > 0)).toEqual(slides)
  for (const some of [
    ['score', 'seconds', 'choice', 'place'],
    ['total', 'chosen'],
  ] as const)
    expect(await source.counts({ measures: some })).toEqual(
      counts.filter(({ measure }) => some.some((one) => one === measure)),
    )
  expect(await source.droppedOff()).toEqual(dropped)
}

const openStored = (scope: ScanScope, now: Date) =>
  openFigures({ db: test.deps.db, figures: test.deps.figures, now: () => now }, { ...scope, zone: null })

const groups: readonly FigureGroup[] = ['deck', 'day', 'month', 'tags', 'version', 'source', 'device', 'country']

/** Views are split by deck and day alone. */
async function compareGroups({ scanned, asked }: Question): Promise<void> {
  const { db } = test.deps
  const source = await openStored(scanned, asked.now)
  for (const group of groups) {
    const stored = await source.deck(group)
    const isAny = (row: (typeof stored)[number]) => row.starts > 0 || row.leads > 0 || row.views > 0
    expect(stored.filter(isAny)).toEqual(await scanDeckFigures(db, scanned, { now: asked.now, group }))
    if (group === 'tags') continue
    const slides = (await source.slides(group)).filter(({ reached }) => reached > 0)
    expect(slides).toEqual(await scanSlideFigures(db, scanned, group))
  }
}

it(`figures that are kept, figures counted from rows, and a computation of its own agree on ${SETS} random sets`, async () => {
  const now = new Date()
  for (let seed = 1; seed <= SETS; seed++) {
    const house = houses[seed % houses.length] as House
    const { clientId, zone } = house
    const ids = await makeDeck(house)
    const set = randomPlays(seed, { versions: ids.versions, users: house.users, now })
    await play(set, ids, seed)
    const next = numbers(seed + 5000)
    const day = (back: number) => dayIn(zone, new Date(now.getTime() - back * 86_400_000))
    const month = day(30).slice(0, 7)
    const range =
      next() < 0.25
        ? { from: `${month}-01`, to: null }
        : next() < 0.4
          ? { from: null, to: null }
          : {
              from: next() < 0.8 ? day(Math.floor(next() * 70)) : null,
              to: next() < 0.5 ? day(Math.floor(next() * 3)) : null,
            }
    const one = (
      [
        {},
        { version: ids.versions[0] },
        { source: 'mail' },
        { device: 'phone' },
        { country: next() < 0.5 ? '' : 'IN' },
      ] as const
    )[seed % 5] as Record<string, string>
    const [by, value] = Object.entries(one)[0] ?? []
    const scope = { clientId, decks: [ids.deck_id], ...range }
    const stored: FigureScope = { ...scope, filter: by === undefined ? null : ({ by, value } as FigureScope['filter']) }
    const question = { stored, scanned: { ...scope, zone, filters: one }, asked: { zone, now, ...range, ...one } }
    await compare(set, question, stored)
    if (seed % 10 === 0)
      await compareGroups({
        ...question,
        stored: { ...stored, filter: null },
        scanned: { ...question.scanned, filters: {} },
      })
    // Several at once, a team, days of another zone.
    const other = zones[(seed + 1) % zones.length] as string
    const two = { device: 'phone', country: 'IN' }
    await compare(
      set,
      {
        ...question,
        scanned: { ...scope, zone: other, filters: { ...two, team: house.manager } },
        asked: { ...range, now, zone: other, ...two, team: house.users.slice(0, 2) },
      },
      null,
    )
  }
  for (const { clientId } of houses) {
    expect(await checkFigures(test.deps.db, clientId, { isKept: false })).toEqual([])
    const sizes = { attempts: 7, cells: 100 }
    expect(await checkFigures(test.deps.db, clientId, { isKept: false, sizes })).toEqual([])
  }
}, 300_000)
