import { randomUUID } from 'node:crypto'
import { answer, answersOf, beginAttempts, loadOf, questions } from '../lib/answers.ts'
import { startLimit } from '../lib/limit.ts'
import { type LoadResult, requireRate, runLoad } from '../lib/load.ts'
import type { Probe } from '../lib/probe.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import { publishDeck, type Published, type World } from '../lib/world.ts'

/** P2: an answer validated, marked and committed before its 200, against bare servers with group commit and without. */
export async function storeAnswers(world: World, limitPort: number, milliseconds: number): Promise<Row[]> {
  const deck = await publishDeck(world.deckle, -1, questions)
  await world.limits.pool.query(
    'create table bare_answers (id uuid primary key, attempt_id uuid, slide_id text, answer jsonb, at timestamptz default now())',
  )
  const grouped = await startLimit('answer-server', { port: limitPort, pool: world.limits.config, isGrouped: true })
  const single = await startLimit('answer-server', { port: limitPort + 1, pool: world.limits.config, isGrouped: false })
  const rows: Row[] = []
  for (const connections of [32, 256]) rows.push(await measure(world, deck, { limitPort, connections, milliseconds }))
  grouped.stop()
  single.stop()
  rows.push(await crash(world, deck))
  return rows
}

/** The database is stopped mid-run: acknowledged answers must be stored, and the deck's counter must equal a recount. */
async function crash(world: World, deck: Published): Promise<Row> {
  const connections = 32
  const attempts = await beginAttempts(world, deck, connections * 8)
  const under: string[] = []
  const acknowledged: string[] = []
  const next = answersOf(attempts, connections)
  const load = runLoad({
    port: world.deckle.port,
    connections,
    milliseconds: 3000,
    next: (connection) => {
      const answer = next(connection)
      under[connection] = answer?.id ?? ''
      return answer?.bytes ?? null
    },
    onReply: (connection, status) => status === 200 && acknowledged.push(under[connection] ?? ''),
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  world.crashDatabase()
  const before = acknowledged.length
  await load
  const { stored, off } = await recount(world, deck, acknowledged)
  return {
    id: 'P2',
    what: 'the database crashes in mid-run',
    deckle: `${count(acknowledged.length)} acknowledged, ${acknowledged.length - stored} lost; counter off by ${off}`,
    limit: '',
    ratio: '',
    reach: '0 lost',
    reached: before > 0 && stored === acknowledged.length && off === 0,
  }
}

async function recount(
  world: World,
  deck: Published,
  ids: readonly string[],
): Promise<{ stored: number; off: number }> {
  const text = `select (select count(*) from answers where answer_id = any($1::uuid[]))::integer as stored,
    (select d.attempt_count - (select count(*) from attempts a where a.client_id = d.client_id and a.deck_id = d.id) from decks d where d.id = $2)::integer as off`
  for (let tries = 0; ; tries++) {
    const found = await world.database.query<{ stored: number; off: number }>(text, [ids, deck.id]).catch(() => null)
    if (found?.rows[0]) return found.rows[0]
    if (tries === 100) throw new Error('P2: the database did not come back within ten seconds.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

interface Round {
  readonly limitPort: number
  readonly connections: number
  readonly milliseconds: number
}

async function measure(world: World, deck: Published, { limitPort, connections, milliseconds }: Round): Promise<Row> {
  let stored = 0
  const before = await countAnswers(world, deck)
  const onDeckle = async (): Promise<LoadResult> => {
    const result = await answer(world, deck, { connections, milliseconds })
    stored += result.requests - result.failed
    return result
  }
  const onBare = (port: number) => () =>
    loadOf(
      port,
      connections,
      milliseconds,
      Array.from({ length: 2000 }, () => ({ id: randomUUID(), token: 'x'.repeat(200) })),
    )
  const {
    deckle = [],
    grouped = [],
    single = [],
  } = await interleave({ deckle: onDeckle, grouped: onBare(limitPort), single: onBare(limitPort + 1) }, 3)
  const failed = deckle.reduce((sum, one) => sum + one.failed, 0)
  const isExact = (await countAnswers(world, deck)) - before === stored
  const share = rate(deckle) / rate(grouped)
  const p99 = medianOf(deckle.map((one) => one.p99))
  const singleP99 = medianOf(single.map((one) => one.p99))
  const is256 = connections === 256
  return {
    id: 'P2',
    what: `store an answer, ${connections} connections${failed > 0 ? `, ${failed} FAILED` : ''}${isExact ? '' : ', RECOUNT DIFFERS'}`,
    deckle: `${count(rate(deckle))}/s, p99 ${ms(p99)}`,
    limit: `${count(rate(grouped))}/s grouped; ${count(rate(single))}/s, p99 ${ms(singleP99)} one by one`,
    ratio: is256 ? `${ratio(share)}; p99 ${ratio(p99 / singleP99)}` : ratio(share),
    reach: is256 ? '≥ 0.60, p99 ≤ 0.50' : '≥ 0.60',
    reached: share >= 0.6 && failed === 0 && isExact && (!is256 || p99 / singleP99 <= 0.5),
  }
}

const probed = [32, 256] as const
export const storeAnswerProbe: Probe = {
  measures: probed.map((connections) => ({
    what: `store an answer, ${connections} connections`,
    unit: 'a second' as const,
  })),
  needs: 'server',
  async prepare(world) {
    const deck = await publishDeck(world.deckle, -1, questions)
    return {
      async round() {
        const rates: number[] = []
        for (const connections of probed)
          rates.push(requireRate(await answer(world, deck, { connections, milliseconds: 1000 })))
        return rates
      },
    }
  },
}

export const rate = (results: readonly LoadResult[]): number => medianOf(results.map((one) => one.perSecond))

async function countAnswers(world: World, deck: Published): Promise<number> {
  const { rows } = await world.database.query<{ n: string }>('select count(*) n from answers where deck_id = $1', [
    deck.id,
  ])
  return Number(rows[0]?.n ?? 0)
}
