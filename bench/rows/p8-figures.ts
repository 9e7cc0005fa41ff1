import { groupFigures } from '../../apps/server/src/test/figures/grouped.ts'
import { countPlays, type PlayedDeck, publishPlayedDeck } from '../lib/fill-plays.ts'
import { startLimit } from '../lib/limit.ts'
import { type LoadResult, requestBytes, requireRate, runLoad } from '../lib/load.ts'
import type { Probe } from '../lib/probe.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

/** Growth from ten thousand events to the most (performance.md, P8 and P13). */
const mostGrowth = 1.3
/** Milliseconds of a call. */
const mostTime = 5
const reports = ['overview', 'questions', 'funnel', 'items'] as const

interface Options {
  /** Of the limit. */
  readonly port: number
  readonly milliseconds: number
  /** Of all decks. */
  readonly events: number
}

/**
 * P8, P13: a deck's figures of ten thousand events beside more and the most, one connection, and beside bare Fastify with
 * pg that answers one stored row; all equal a GROUP BY over raw rows.
 */
export async function readFigures(world: World, { port, milliseconds, events }: Options): Promise<Row[]> {
  const few = await publishPlayedDeck(world, 10_000)
  await countPlays(world.database, few)
  const limit = await startLimit('list-server', { port, pool: world.limits.config, lists: [await bareRow(world)] })
  await requireRow(port)
  const contest = { world, port, milliseconds: milliseconds / 3 }
  const statsBefore = await measure(contest, { stats: '/stats' })
  const decks = [few]
  const others = [100_000, 1_000_000].filter((size) => size * 2 < events)
  for (const size of [...others, events - others.reduce((sum, one) => sum + one, 10_000)])
    decks.push(await publishPlayedDeck(world, size))
  const seconds = await countPlays(world.database, few)
  const total = (of: 'events' | 'answers') => count(decks.reduce((sum, deck) => sum + deck[of], 0))
  console.log(`Counted ${total('events')} events and ${total('answers')} answers in ${seconds.toFixed(0)} s.`)
  for (const deck of decks) await requireEqual(world, deck)
  const rows: Row[] = []
  for (const deck of decks.slice(1))
    for (const report of reports)
      rows.push(...(await compare(contest, report, { few, deck, isMost: deck === decks.at(-1) })))
  rows.push(statsRow(statsBefore, await measure(contest, { stats: '/stats' }), total('events')))
  limit.stop()
  return rows
}

export const readFiguresProbe: Probe = {
  measures: reports.map((report) => ({ what: `deck/${report}, 10,000 events`, unit: 'ms' as const })),
  needs: 'server',
  async prepare(world) {
    const deck = await publishPlayedDeck(world, 10_000)
    await countPlays(world.database, deck)
    await requireEqual(world, deck)
    return {
      async round() {
        const times: number[] = []
        for (const report of reports) {
          const { port, headers } = world.deckle
          const bytes = requestBytes('GET', `/api/v2/analytics/${deck.id}/deck/${report}`, headers)
          const result = await runLoad({ port, connections: 1, milliseconds: 300, next: () => bytes })
          requireRate(result)
          times.push(result.p50)
        }
        return times
      },
    }
  },
}

async function bareRow({ limits }: World) {
  await limits.pool.query(`create table bare_figures (id integer primary key, figures jsonb)`)
  await limits.pool.query(
    `insert into bare_figures select n, jsonb_build_object('starts', n, 'completions', n) from generate_series(1, 1000) n`,
  )
  return { path: '/bare', text: 'select id, figures from bare_figures where id = $1', values: [500] }
}

/** The limit answers its row. */
async function requireRow(port: number): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/bare`)
  const { rows = [] } = (await reply.json()) as { rows?: readonly { id: number }[] }
  if (rows[0]?.id !== 500) throw new Error(`P8: the bare server answered ${reply.status} without its row.`)
}

interface Contest {
  readonly world: World
  readonly port: number
  readonly milliseconds: number
}

/** Calls in turns with the bare row. Medians in milliseconds, by name; `failed` requests. */
async function measure({ world: { deckle }, port, milliseconds }: Contest, paths: Readonly<Record<string, string>>) {
  const load = (to: number, bytes: Buffer) => () =>
    runLoad({ port: to, connections: 1, milliseconds, next: () => bytes })
  const calls = Object.entries(paths).map(([name, path]) => {
    const bytes = requestBytes('GET', `/api/v2${path}`, deckle.headers)
    return [name, load(deckle.port, bytes)] as const
  })
  const results = await interleave({ ...Object.fromEntries(calls), bare: load(port, requestBytes('GET', '/bare')) }, 5)
  const median = (name: string) => medianOf((results[name] ?? []).map(({ p50 }: LoadResult) => p50))
  const failed = Object.values(results)
    .flat()
    .reduce((sum, one) => sum + one.failed, 0)
  return { median, failed }
}

async function compare(
  contest: Contest,
  report: (typeof reports)[number],
  { few, deck, isMost }: { readonly few: PlayedDeck; readonly deck: PlayedDeck; readonly isMost: boolean },
): Promise<Row[]> {
  const path = (id: string) => `/analytics/${id}/deck/${report}`
  const { median, failed } = await measure(contest, { large: path(deck.id), small: path(few.id) })
  const growth = median('large') / median('small')
  const what = `deck/${report}, ${count(deck.events)} events`
  const grown: Row = {
    id: 'P8',
    what: `${what} beside ${count(few.events)}${failed > 0 ? `, ${failed} FAILED` : ''}`,
    deckle: ms(median('large')),
    limit: ms(median('small')),
    ratio: ratio(growth),
    reach: ratio(mostGrowth),
    reached: failed === 0 && growth <= mostGrowth,
  }
  const called: Row = {
    id: 'P8',
    what: `${what}: a call, beside one stored row`,
    deckle: ms(median('large')),
    limit: ms(median('bare')),
    ratio: ratio(median('large') / median('bare')),
    reach: ms(mostTime),
    reached: failed === 0 && median('large') <= mostTime,
  }
  return isMost ? [grown, called] : [grown]
}

type Measured = Awaited<ReturnType<typeof measure>>

/** The dashboard has no smaller client beside it: both are compared with the bare row of their time. */
function statsRow(before: Measured, after: Measured, events: string): Row {
  const growth = after.median('stats') / after.median('bare') / (before.median('stats') / before.median('bare'))
  return {
    id: 'P8',
    what: `stats, ${events} events beside 10,000, each beside one stored row`,
    deckle: ms(after.median('stats')),
    limit: ms(after.median('bare')),
    ratio: `${ratio(after.median('stats') / after.median('bare'))}; ${ratio(growth)} of 10,000's`,
    reach: ratio(mostGrowth),
    reached: before.failed + after.failed === 0 && growth <= mostGrowth,
  }
}

interface Overview {
  readonly overview: Readonly<Record<'views' | 'starts' | 'completions' | 'passed' | 'meanPercentage', number>>
}
interface Questions {
  readonly questions: readonly {
    readonly slideId: string
    readonly answered: number
    readonly facility: number
    readonly discrimination: number
    readonly distribution: readonly { readonly key: string; readonly count: number }[]
  }[]
}

/** What the server says, against raw rows. */
async function requireEqual({ deckle, database }: World, { id }: PlayedDeck): Promise<void> {
  const wanted = await groupFigures(database, id)
  const { overview } = await deckle.call<Overview>('GET', `/analytics/${id}/deck/overview`)
  for (const name of ['views', 'starts', 'completions', 'passed'] as const)
    requireClose(`overview.${name}`, overview[name], wanted.deck[name])
  requireClose('meanPercentage', overview.meanPercentage, wanted.deck.percentageSum / wanted.deck.completions)
  const { questions } = await deckle.call<Questions>('GET', `/analytics/${id}/deck/questions`)
  for (const { slideId, answered, facility, discrimination, distribution } of questions) {
    const slide = wanted.slides.find((one) => one.slideId === slideId)
    requireClose(`${slideId} answered`, answered, slide?.responses ?? NaN)
    requireClose(`${slideId} facility`, facility, slide?.facility ?? NaN)
    requireClose(`${slideId} discrimination`, discrimination, slide?.discrimination ?? NaN)
    for (const { key, count: found } of distribution)
      requireClose(
        `${slideId} ${key}`,
        found,
        wanted.options.find((one) => one.slideId === slideId && one.key === key)?.count ?? 0,
      )
  }
}

function requireClose(what: string, found: number, wanted: number): void {
  if (!(Math.abs(found - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted))))
    throw new Error(`P8: ${what} is ${found}; raw rows say ${wanted}.`)
}
