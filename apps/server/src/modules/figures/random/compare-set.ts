import { expect } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import {
  type Asked,
  countFigures,
  dayIn,
  deckFigures,
  droppedOff,
  playsIn,
  slideFigures,
} from '../../../test/figures/brute-force.ts'
import { type RandomPlays, randomPlays } from '../../../test/figures/random-plays.ts'
import { before, DAY, type Dice, dice, momentOf } from '../../../test/random/dice.ts'
import type { Measure } from '../read/queries.ts'
import { scanDeckFigures, scanDroppedOff, scanFigureCounts, scanSlideFigures } from '../scan/queries.ts'
import type { ScanScope } from '../scan/queries-base.ts'
import type { FigureGroup } from '../scope.ts'
import { openFigures } from '../source.ts'
import { type Client, makeDeck, playSet } from './play-set.ts'

export const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Chatham']
const measures: readonly Measure[] = ['score', 'seconds', 'choice', 'place', 'total', 'chosen']
const groups: readonly FigureGroup[] = ['deck', 'day', 'month', 'tags', 'version', 'source', 'device', 'country']

interface Question {
  readonly scanned: ScanScope
  readonly asked: Asked
}

/** One random set: stored figures, figures scanned from rows and a second computation agree. */
export async function compareSet(test: TestApp, clients: readonly Client[], seed: number): Promise<void> {
  const now = momentOf(seed)
  const random = dice(seed)
  // Consecutive seeds have all zones and all filters.
  const client = clients[seed % clients.length] as Client
  const { ids, versions } = await makeDeck(test, client, random)
  const set = randomPlays(random, { versions, users: client.users, now })
  await playSet(test, set, ids, random)
  const range = anyRange(client.zone, now, random)
  const filters = [
    {},
    { version: versions[0] },
    { source: 'mail' },
    { device: 'phone' },
    { country: random.pick(['', 'IN']) },
  ][seed % 5] as Record<string, string>
  const scope = { clientId: client.id, decks: [ids.deck_id], ...range }
  const question: Question = {
    scanned: { ...scope, zone: client.zone, filters },
    asked: { zone: client.zone, now, ...range, ...filters },
  }
  await compareScanned(test, set, question)
  await compareStored(test, question)
  if (seed % 4 === 0) await compareGroups(test, { ...question, scanned: { ...question.scanned, filters: {} } })
  // Several filters, a team and days of another zone are only answered by a scan.
  const zone = zones[(seed + 1) % zones.length] as string
  const two = { device: 'phone', country: 'IN' }
  await compareScanned(test, set, {
    scanned: { ...scope, zone, filters: { ...two, team: client.manager } },
    asked: { ...range, now, zone, ...two, team: client.users.slice(0, 2) },
  })
}

/** From a month's first day, all days, or days with either end open. */
function anyRange(zone: string, now: Date, { next, below, chance }: Dice): Pick<Asked, 'from' | 'to'> {
  const day = (back: number) => dayIn(zone, before(now, back * DAY))
  const kind = next()
  if (kind < 0.25) return { from: `${day(30).slice(0, 7)}-01`, to: null }
  if (kind < 0.55) return { from: null, to: null }
  return { from: chance(0.8) ? day(below(70)) : null, to: chance(0.5) ? day(below(3)) : null }
}

/** Rounding both would fail for sums beside a half, such as 110.1475. */
function expectClose(found: Readonly<Record<string, number>>, wanted: object): void {
  const close = Object.entries(wanted).map(([name, value]) => [
    name,
    typeof value === 'number' ? expect.closeTo(value, 3) : value,
  ])
  expect(found).toEqual(Object.fromEntries(close))
}

const millionths = ['percentageSum', 'itemTotal', 'earned', 'possible', 'rest', 'doneEarned']
const squares = ['itemSquares', 'squares', 'restSquares', 'products', 'doneSquares']
/** Sums are stored in millionths, and sums of squares in millionths of millionths. */
const inUnits = (row: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      millionths.includes(name) ? value / 1e6 : squares.includes(name) ? value / 1e12 : value,
    ]),
  )

async function compareScanned({ deps: { db } }: TestApp, set: RandomPlays, question: Question): Promise<void> {
  const { scanned, asked } = question
  const plays = playsIn(set, asked)
  const [deck] = await scanDeckFigures(db, scanned, { now: asked.now })
  const { key: _, ...sums } = deck as never as Record<string, number>
  expectClose(inUnits(sums), deckFigures(set, plays, asked))
  const slides = await scanSlideFigures(db, scanned)
  for (const slide of ['s1', 's2', 's3', 's4']) {
    const found = slides.find(({ slideId }) => slideId === slide)
    const wanted = slideFigures(plays, slide)
    if (!found) expect(wanted.reached).toBe(0)
    else {
      const { key: __, deckId: ___, slideId: ____, ...figures } = found
      expectClose(inUnits(figures), wanted)
    }
  }
  const counts = await scanFigureCounts(db, scanned, { measures })
  const wanted = countFigures(plays)
  expect(new Set(counts.map(({ measure, slideId, of }) => `${measure} ${slideId} ${of}`))).toEqual(
    new Set(wanted.keys()),
  )
  for (const { measure, slideId, of, count, sum } of counts) {
    const one = wanted.get(`${measure} ${slideId} ${of}`)
    expect(count).toBe(one?.count)
    expect(measure === 'total' ? sum / 1e6 : sum).toBeCloseTo(one?.sum ?? NaN, 3)
  }
  const dropped = await scanDroppedOff(db, scanned, asked.now)
  expect(new Map(dropped.map(({ slideId, count }) => [slideId, count]))).toEqual(droppedOff(plays))
}

async function compareStored(test: TestApp, { scanned, asked: { now } }: Question): Promise<void> {
  const { db } = test.deps
  const source = await openStored(test, scanned, now)
  const [deck] = await scanDeckFigures(db, scanned, { now })
  const [ofCells] = await source.deck()
  // Views are stored without filters.
  const isFiltered = Object.keys(scanned.filters).length > 0
  expect({ ...ofCells, views: isFiltered ? deck?.views : ofCells?.views }).toEqual(deck)
  expect((await source.slides()).filter(({ reached }) => reached > 0)).toEqual(await scanSlideFigures(db, scanned))
  const counts = await scanFigureCounts(db, scanned, { measures })
  for (const some of [
    ['score', 'seconds', 'choice', 'place'],
    ['total', 'chosen'],
  ] as const)
    expect(await source.counts({ measures: some })).toEqual(
      counts.filter(({ measure }) => some.some((one) => one === measure)),
    )
  expect(await source.droppedOff()).toEqual(await scanDroppedOff(db, scanned, now))
}

const openStored = ({ deps: { db, figures } }: TestApp, scope: ScanScope, now: Date) =>
  openFigures({ db, figures, now: () => now }, { ...scope, zone: null })

/** Views are split by deck and day alone. */
async function compareGroups(test: TestApp, { scanned, asked }: Question): Promise<void> {
  const { db } = test.deps
  const source = await openStored(test, scanned, asked.now)
  for (const group of groups) {
    const stored = await source.deck(group)
    const isAny = (row: (typeof stored)[number]) => row.starts > 0 || row.leads > 0 || row.views > 0
    expect(stored.filter(isAny)).toEqual(await scanDeckFigures(db, scanned, { now: asked.now, group }))
    if (group === 'tags') continue
    const slides = (await source.slides(group)).filter(({ reached }) => reached > 0)
    expect(slides).toEqual(await scanSlideFigures(db, scanned, group))
  }
}
