import { listRow, measureList, rateOf } from '../lib/list-row.ts'
import { startLimit } from '../lib/limit.ts'
import { requestBytes } from '../lib/load.ts'
import { count, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

const sizes = [1000, 10_000, 100_000] as const
const bareText = `select id, deck_id, attempt_id, owner_id, name, email, phone, company, score, source, country, status, created_at
  from leads where client_id = $1 and deleted_at is null and merged_into is null order by created_at desc, id desc limit 21`

/** P7, P13: the first leads of a thousand, ten and a hundred times as many, against bare Fastify with the one best query. */
export async function listLeads(world: World, port: number, milliseconds: number): Promise<Row[]> {
  const { rows } = await world.database.query<{ client_id: string; id: string; owner_id: string }>(
    'select client_id, id, owner_id from decks order by created_at limit 1',
  )
  const [deck] = rows
  if (!deck) throw new Error('There is no deck for leads.')
  const limit = await startLimit('list-server', {
    port,
    pool: { ...world.limits.config, database: 'deckle' },
    lists: [{ path: '/leads', text: bareText, values: [deck.client_id] }],
  })
  const bare = { path: '/leads', text: bareText, values: [deck.client_id] }
  const found: Row[] = []
  let first: number | null = null
  for (const [at, size] of sizes.entries()) {
    await fillLeads(world, deck, sizes[at - 1] ?? 0, size)
    const ours = requestBytes('GET', '/api/v2/leads', world.deckle.headers)
    const measured = await measureList(world, port, milliseconds, { what: 'leads', ours, bare })
    found.push(listRow(`leads, 20 of ${count(size)}`, measured, first))
    first ??= rateOf(measured.deckle)
  }
  limit.stop()
  return found
}

/** Of all stages, a twentieth of them in the bin. */
async function fillLeads(
  { database }: World,
  { client_id, id, owner_id }: { client_id: string; id: string; owner_id: string },
  from: number,
  to: number,
): Promise<void> {
  await database.query(
    `insert into leads (client_id, id, deck_id, owner_id, name, email, company, score, source, country, status, created_at, updated_at, deleted_at)
     select $1, gen_random_uuid(), $2, $3, 'Person ' || n, 'person' || n || '@example.org', 'Company ' || n % 900, n % 101, (array['', 'mail', 'blog'])[1 + n % 3],
       (array['IN', 'US', 'DE'])[1 + n % 3], (array['new', 'contacted', 'qualified', 'won', 'lost'])[1 + n % 5], now() - n * interval '9 minutes', now() - n * interval '9 minutes',
       case when n % 20 = 0 then now() end
     from generate_series($4::int, $5::int - 1) n`,
    [client_id, id, owner_id, from, to],
  )
  await database.query('vacuum analyze leads')
}
