import { responseGroups } from '@deckle/core/report/reports/question-responses.ts'
import { expect } from 'vitest'
import type { CallName, TestApp } from '../../../test/app.ts'
import { anyDays } from '../../../test/worlds/ask.ts'
import { expectSame, readAll } from '../../../test/worlds/compare.ts'
import type { Asked, Row } from '../../../test/worlds/second/asked.ts'
import { crosstab, deckAttempts, deckGroups, deckSources } from '../../../test/worlds/second/deck-figures.ts'
import { creators, viewers, viewersOfCreator } from '../../../test/worlds/second/rankings.ts'
import { type Deck, statusOf } from '../../../test/worlds/second/reach.ts'
import { responsesBy, surveySummary, surveyText, surveyTrends } from '../../../test/worlds/second/surveys.ts'
import { type Asker, askers, type World } from '../../../test/worlds/worlds.ts'

const searches = ['', '', 'a', 'RAO', 'meadow', 'nobody', '%']

/** Rows of the three lists of people; those of addresses have no order that a person sees. */
export async function compareRankings(test: TestApp, world: World): Promise<void> {
  const { dice } = world
  const lists = [
    ['creators', creators, ['admin', 'head', 'sub', 'maker', 'other']],
    ['viewers', viewers, ['admin', 'head', 'sub']],
    ['viewersOfCreator', viewersOfCreator, ['admin', 'head', 'sub', 'maker', 'other']],
  ] as const
  for (const [name, compute, may] of lists) {
    const by = dice.pick(askers)
    const days = anyDays(world)
    const search = dice.pick(searches)
    const what = { seed: world.seed, zone: world.zone, name, by, days, search }
    if (!(may as readonly Asker[]).includes(by)) {
      expect((await test.call(`reports.${name}`, { as: world.as[by] })).status, JSON.stringify(what)).toBe(403)
      continue
    }
    const { rows } = await readAll(test, `reports.${name}`, { as: world.as[by], query: { ...days, search } }, dice)
    const found =
      name === 'viewersOfCreator'
        ? rows.toSorted((one, other) => (String(one['email']) < String(other['email']) ? -1 : 1))
        : rows
    expectSame(found, compute(world, { by, ...days, conditions: [] }, search), what)
  }
}

type OfDeck = (world: World, deck: Deck, asked: Asked) => readonly Row[]

/** Somebody asks about a deck: one that they don't see is not there. */
async function compareOfDeck(
  test: TestApp,
  world: World,
  {
    name,
    compute,
    params,
    query = {},
  }: { name: CallName; compute: OfDeck; params: (deck: Deck) => Readonly<Record<string, string>>; query?: Row },
): Promise<void> {
  const { dice, raw } = world
  const by = dice.pick(['admin', 'head', 'sub', 'maker', 'other'] as const)
  const deck = dice.pick(raw.decks)
  const days = anyDays(world)
  const what = { seed: world.seed, zone: world.zone, name, by, deck: deck.name, days, query, params: params(deck) }
  const call = { as: world.as[by], params: params(deck), query: { ...days, ...query } }
  const status = statusOf(world, by, deck)
  if (status !== 200) {
    expect((await test.call(name, { ...call, query: {} })).status, JSON.stringify(what)).toBe(status)
    return
  }
  const { rows } = await readAll(test, name, call, dice)
  expectSame(rows, compute(world, deck, { by, ...days, conditions: [] }), what)
}

const byId = ({ id }: Deck) => ({ id })

export async function compareSurveys(test: TestApp, world: World): Promise<void> {
  const group_by = world.dice.pick(['day', 'month'] as const)
  const search = world.dice.pick(['', 'TEA', '100%', 'k_t', 'none'])
  await compareOfDeck(test, world, { name: 'reports.surveySummary', compute: surveySummary, params: byId })
  await compareOfDeck(test, world, {
    name: 'reports.surveyTrends',
    compute: (...args) => surveyTrends(...args, group_by),
    params: byId,
    query: { group_by },
  })
  await compareOfDeck(test, world, {
    name: 'reports.surveyText',
    compute: (...args) => surveyText(...args, search),
    params: byId,
    query: { search },
  })
}

/** In all ten groupings. */
export async function compareResponses(test: TestApp, world: World): Promise<void> {
  for (const group of Object.keys(responseGroups)) {
    const slideId = world.dice.pick(['s1', 's2', 's3', 's4'])
    await compareOfDeck(test, world, {
      name: 'reports.responses',
      compute: (one, deck, asked) => responsesBy(one, deck, { asked, slideId, group }),
      params: ({ id }) => ({ id: `${id}.${slideId}`, groupBy: group }),
    })
  }
}

/** Countries, devices, sources, attempts and two questions against each other. */
export async function compareDeckFigures(test: TestApp, world: World): Promise<void> {
  const { dice, raw } = world
  for (const name of ['deckGeo', 'deckDevices', 'deckSources', 'deckAttempts', 'crosstab'] as const) {
    const by = dice.pick(['admin', 'head', 'sub', 'maker', 'other'] as const)
    const deck = dice.pick(raw.decks)
    const days = anyDays(world)
    const asked: Asked = { by, ...days, conditions: [] }
    const what = JSON.stringify({ seed: world.seed, zone: world.zone, name, by, deck: deck.name, days })
    const slides = { rows: 's1', columns: 's2' }
    const call = name === 'crosstab' ? 'crosstabs.show' : (`analytics.${name}` as const)
    const isPaged = name === 'deckSources' || name === 'deckAttempts'
    const query = Object.fromEntries(
      Object.entries({ ...days, ...(name === 'crosstab' && slides), ...(isPaged && { limit: 100 }) }).filter(
        ([, value]) => value !== null,
      ),
    )
    const { status, body } = await test.call(call, { as: world.as[by], params: { id: deck.id }, query })
    expect(status, what).toBe(statusOf(world, by, deck))
    if (status !== 200) continue
    const reply = body as Readonly<Record<string, unknown>>
    if (name === 'deckGeo') expectSame(reply['countries'] as never, deckGroups(world, deck, asked, 'country'), what)
    if (name === 'deckDevices') expectSame(reply['devices'] as never, deckGroups(world, deck, asked, 'device'), what)
    if (name === 'deckSources') expectSame(reply['sources'] as never, deckSources(world, deck, asked), what)
    if (name === 'deckAttempts') expectSame(reply['attempts'] as never, deckAttempts(world, deck, asked), what)
    if (name === 'crosstab') compareCrosstab(reply['crosstab'] as never, crosstab(world, deck, asked, slides), what)
  }
}

type Crossed = ReturnType<typeof crosstab>
interface FoundCrosstab extends Omit<Crossed, 'rows' | 'columns' | 'test'> {
  readonly rows: { readonly options: Crossed['rows'] }
  readonly columns: { readonly options: Crossed['columns'] }
  readonly test: (NonNullable<Crossed['test']> & { readonly p: number }) | null
}

function compareCrosstab(found: FoundCrosstab, wanted: Crossed, what: string): void {
  expect(found.people, what).toBe(wanted.people)
  expect([found.rows.options, found.columns.options], what).toEqual([wanted.rows, wanted.columns])
  for (const [at, row] of found.cells.entries()) expectSame(row, wanted.cells[at] ?? [], what)
  if (!wanted.test) return expect(found.test, what).toBeNull()
  for (const name of ['chiSquare', 'degrees', 'cramersV'] as const)
    expect(found.test?.[name], what).toBeCloseTo(wanted.test[name], 6)
}
