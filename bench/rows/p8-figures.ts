import { countPlays, fillPlays } from '../lib/fill-plays.ts'
import { requestBytes, runLoad } from '../lib/load.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import { publishDeck, type Published, type World } from '../lib/world.ts'

/** Growth from ten thousand answers to the most (performance.md, P8 and P13). */
const mostGrowth = 1.3
const reports = ['overview', 'questions', 'funnel', 'items'] as const

interface Options {
  readonly milliseconds: number
  /** Answers to the largest deck. */
  readonly answers: number
}

/** P8, P13: a deck's figures of ten thousand answers beside many more, one connection; both equal a GROUP BY over raw rows. */
export async function readFigures(world: World, { milliseconds, answers }: Options): Promise<Row[]> {
  const sizes = [10_000, ...(answers > 100_000 ? [100_000] : []), answers]
  const decks = []
  for (const size of sizes) {
    const deck = await publishDeck(world.deckle, -size, 10)
    await fillPlays(world.database, deck, size)
    decks.push({ deck, size })
  }
  const [small] = decks as [(typeof decks)[number]]
  const seconds = await countPlays(world.database, small.deck)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`Counted ${count(total)} answers in ${seconds.toFixed(0)} s.`)
  for (const { deck } of decks) await requireEqual(world, deck)
  const rows: Row[] = []
  for (const { deck, size } of decks.slice(1))
    for (const report of reports) rows.push(await compare(world, { report, milliseconds }, small.deck, { deck, size }))
  return rows
}

async function compare(
  { deckle }: World,
  { report, milliseconds }: { readonly report: (typeof reports)[number]; readonly milliseconds: number },
  former: Published,
  { deck, size }: { readonly deck: Published; readonly size: number },
): Promise<Row> {
  const load = ({ id }: Published) => {
    const bytes = requestBytes('GET', `/api/v2/analytics/${id}/deck/${report}`, deckle.headers)
    return () => runLoad({ port: deckle.port, connections: 1, milliseconds: milliseconds / 3, next: () => bytes })
  }
  const results = await interleave({ large: load(deck), small: load(former) }, 5)
  const failed = Object.values(results)
    .flat()
    .reduce((sum, one) => sum + one.failed, 0)
  const median = (which: 'large' | 'small') => medianOf((results[which] ?? []).map(({ p50 }) => p50))
  const growth = median('large') / median('small')
  return {
    id: 'P8',
    what: `deck/${report}, ${count(size)} answers beside 10,000${failed > 0 ? `, ${failed} FAILED` : ''}`,
    deckle: ms(median('large')),
    limit: ms(median('small')),
    ratio: ratio(growth),
    reach: ratio(mostGrowth),
    reached: failed === 0 && growth <= mostGrowth,
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
async function requireEqual({ deckle, database }: World, { id }: Published): Promise<void> {
  const [raw] = (
    await database.query<Overview['overview']>(
      `select count(*)::float8 as starts, count(completed_at)::float8 as completions, count(*) filter (where passed)::float8 as passed, avg(percentage) as "meanPercentage",
        (select count(*)::float8 from events e where e.deck_id = $1 and e.event = 'view') as views
        from attempts a where deck_id = $1 and (completed_at is not null or exists (select from answers x where x.attempt_id = a.id))`,
      [id],
    )
  ).rows
  const { overview } = await deckle.call<Overview>('GET', `/analytics/${id}/deck/overview`)
  for (const name of ['views', 'starts', 'completions', 'passed', 'meanPercentage'] as const)
    requireClose(`overview.${name}`, overview[name], raw?.[name] ?? NaN)
  const slides = await database.query<{ slide_id: string; answered: number; facility: number; discrimination: number }>(
    `select slide_id, count(*)::float8 as answered, sum(earned) * 100 / sum(possible) as facility, corr(earned, total - earned) as discrimination
      from (select *, sum(earned) over (partition by attempt_id) as total from answers where deck_id = $1) x group by 1`,
    [id],
  )
  const options = await database.query<{ slide_id: string; key: string; n: number }>(
    'select slide_id, key, count(*)::float8 as n from answers, unnest(keys) key where deck_id = $1 group by 1, 2',
    [id],
  )
  const { questions } = await deckle.call<Questions>('GET', `/analytics/${id}/deck/questions`)
  for (const { slideId, answered, facility, discrimination, distribution } of questions) {
    const found = slides.rows.find(({ slide_id }) => slide_id === slideId)
    requireClose(`${slideId} answered`, answered, found?.answered ?? NaN)
    requireClose(`${slideId} facility`, facility, found?.facility ?? NaN)
    requireClose(`${slideId} discrimination`, discrimination, found?.discrimination ?? NaN)
    for (const { key, count: n } of distribution)
      requireClose(
        `${slideId} ${key}`,
        n,
        options.rows.find((row) => row.slide_id === slideId && row.key === key)?.n ?? 0,
      )
  }
}

function requireClose(what: string, found: number, wanted: number): void {
  if (!(Math.abs(found - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted))))
    throw new Error(`P8: ${what} is ${found}; raw rows say ${wanted}.`)
}
