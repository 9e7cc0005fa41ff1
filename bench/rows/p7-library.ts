import { startLimit } from '../lib/limit.ts'
import { type LoadResult, requestBytes, requireRate, runLoad } from '../lib/load.ts'
import type { Probe } from '../lib/probe.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

const connections = 32
const bareText = `select id, name, reader_type, language, slide_count, cover, owner_id, shortid, attempt_count, created_at, updated_at
  from decks where client_id = $1 and deleted_at is null order by updated_at desc, id desc limit 21`

/** P7: the library's first 20 of 1,000 and of 1,000,000 decks, against bare Fastify + pg with the one best query. */
export async function listLibrary(
  world: World,
  limitPort: number,
  milliseconds: number,
  million: number,
): Promise<Row[]> {
  const clientId = await clientOf(world)
  const limit = await startLimit('list-server', {
    port: limitPort,
    pool: { ...world.limits.config, database: 'deckle' },
    lists: [{ path: '/list', text: bareText, values: [clientId] }],
  })
  const thousand = await measure(world, limitPort, milliseconds)
  await fillLibrary(world, clientId, million)
  const many = await measure(world, limitPort, milliseconds)
  limit.stop()
  const growth = rate(thousand.deckle) / rate(many.deckle)
  return [
    rowOf(`library, 20 of ${count(world.published.length)}`, thousand, null),
    rowOf(`library, 20 of ${count(million)}`, many, growth),
  ]
}

export const listLibraryProbe: Probe = {
  measures: [{ what: 'library, 20 of 1,000', unit: 'a second' }],
  needs: 'server',
  async prepare(world) {
    await fillLibrary(world, await clientOf(world), 1000)
    return {
      async round() {
        const { port, headers } = world.deckle
        const bytes = requestBytes('GET', '/api/v2/decks/list', headers)
        return [requireRate(await runLoad({ port, connections, milliseconds: 700, next: () => bytes }))]
      },
    }
  },
}

async function clientOf({ database }: World): Promise<string> {
  const { rows } = await database.query<{ client_id: string }>('select client_id from decks limit 1')
  return rows[0]?.client_id ?? ''
}

interface Measured {
  readonly deckle: readonly LoadResult[]
  readonly bare: readonly LoadResult[]
}

async function measure(world: World, limitPort: number, milliseconds: number): Promise<Measured> {
  const ours = requestBytes('GET', '/api/v2/decks/list', world.deckle.headers)
  const bare = requestBytes('GET', '/list')
  const load = (port: number, bytes: Buffer) => () => runLoad({ port, connections, milliseconds, next: () => bytes })
  const results = await interleave({ deckle: load(world.deckle.port, ours), bare: load(limitPort, bare) }, 3)
  return { deckle: results.deckle ?? [], bare: results.bare ?? [] }
}

const rate = (results: readonly LoadResult[]): number => medianOf(results.map((one) => one.perSecond))

function rowOf(what: string, { deckle, bare }: Measured, growth: number | null): Row {
  const share = rate(deckle) / rate(bare)
  const failed = deckle.reduce((sum, one) => sum + one.failed, 0)
  return {
    id: 'P7',
    what: what + (failed > 0 ? `, ${failed} FAILED` : ''),
    deckle: `${count(rate(deckle))}/s`,
    limit: `${count(rate(bare))}/s`,
    ratio: growth === null ? ratio(share) : `${ratio(share)}; cost ${ratio(growth)} of 1,000's`,
    reach: growth === null ? '≥ 0.50' : '≥ 0.50; cost ≤ 1.20',
    reached: share >= 0.5 && failed === 0 && (growth === null || growth <= 1.2),
  }
}

/** Copies an existing deck in the table until the client has `wanted`. */
async function fillLibrary(world: World, clientId: string, wanted: number): Promise<void> {
  await world.database.query(
    `insert into decks (client_id, id, owner_id, name, reader_type, language, slide_count, content, cover, created_at, updated_at)
     select d.client_id, gen_random_uuid(), d.owner_id, 'Deck ' || n, d.reader_type, d.language, 1, '{}'::jsonb, d.cover,
       now() - interval '1 year' - n * interval '1 second', now() - interval '1 year' - n * interval '1 second'
     from (select * from decks where client_id = $1 limit 1) d, generate_series(1, $2::int) n`,
    [clientId, wanted - world.published.length],
  )
  await world.database.query('vacuum analyze decks')
}
