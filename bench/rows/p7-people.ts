import { randomBytes } from 'node:crypto'
import { fillPeople } from '../lib/fill-people.ts'
import { startLimit } from '../lib/limit.ts'
import { type LoadResult, requestBytes, runLoad } from '../lib/load.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'
import type { BareList } from '../limits/list-server.ts'

const connections = 32
const password = 'a-long-bench-passphrase-7319'

interface List {
  readonly what: string
  readonly ours: Buffer
  readonly bare: BareList
}

/**
 * P7: the first 20 people of 1,000 and of 1,000,000 in a tree nine levels deep: the list, a filter, a search, a late page,
 * and everyone below a Manager, each beside bare Fastify + pg with the one best query.
 */
export async function listPeople(world: World, port: number, milliseconds: number, million: number): Promise<Row[]> {
  const top = await addManager(world)
  const rows: Row[] = []
  let first: ReadonlyMap<string, number> = new Map()
  for (const wanted of [1000, million]) {
    await fillPeople(world.database, top.clientId, top.id, wanted)
    const lists = await listsOf(world, top)
    const limit = await startLimit('list-server', {
      port,
      pool: { ...world.limits.config, database: 'deckle' },
      lists: lists.map(({ bare }) => bare),
    })
    const rates = new Map<string, number>()
    for (const list of lists) {
      const measured = await measure(world, port, milliseconds, list)
      rates.set(list.what, rateOf(measured.deckle))
      rows.push(rowOf(`${list.what}, 20 of ${count(wanted)}`, measured, first.get(list.what) ?? null))
    }
    if (wanted === million) rows.push(latePageRow(rates))
    first = rates
    limit.stop()
  }
  return rows
}

interface Top {
  readonly id: string
  readonly clientId: string
  readonly headers: Readonly<Record<string, string>>
}

/** The Manager at the top of the tree, signed in. */
async function addManager({ deckle, database }: World): Promise<Top> {
  const email = `top-${randomBytes(4).toString('hex')}@meadow.example`
  const body = { email, password, first_name: 'Top', last_name: 'Manager', license_type: 'Manager' }
  const { user } = await deckle.call<{ user: { id: string } }>('POST', '/users/create', body)
  const { rows } = await database.query<{ client_id: string }>('select client_id from users where id = $1', [user.id])
  return { id: user.id, clientId: rows[0]?.client_id ?? '', headers: await deckle.signIn(email, password) }
}

const columns = `u.id, u.email, u.username, u.first_name, u.last_name, u.image, u.license_type, u.manager_id, u.active, u.created_at`
const shown = `${columns}, u.details, u.last_seen_at, (select btrim(m.first_name || ' ' || m.last_name) from users m where m.client_id = u.client_id and m.id = u.manager_id) as manager_name`
const byName = `order by lower(u.first_name || ' ' || u.last_name), u.id limit 21`

async function listsOf({ deckle, database }: World, { id, clientId, headers }: Top): Promise<readonly List[]> {
  const late = await database.query<{ name: string; id: string }>(
    `select lower(first_name || ' ' || last_name) as name, id from users where client_id = $1 and active
     order by 1, 2 offset (select count(*) / 2 from users where client_id = $1) limit 1`,
    [clientId],
  )
  const place = [late.rows[0]?.name ?? '', late.rows[0]?.id ?? '']
  const cursor = Buffer.from(JSON.stringify(place)).toString('base64url')
  const list = (what: string, body: object, where: string, ...values: readonly unknown[]): List => ({
    what,
    ours: requestBytes('POST', '/api/v2/users/list/query', deckle.headers, body),
    bare: {
      path: `/${what.replaceAll(' ', '-')}`,
      text: `select ${shown} from users u where u.client_id = $1 and u.active ${where} ${byName}`,
      values: [clientId, ...values],
    },
  })
  return [
    list('people', {}, ''),
    list(
      'people of a city',
      { filter: [{ field: 'details.City', op: 'is', value: 'City 7' }] },
      'and u.details @> $2::jsonb',
      { City: 'City 7' },
    ),
    list(
      'people by a search',
      { search: 'zebedee' },
      `and lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || u.username) like '%zebedee%'`,
    ),
    list(
      'people by a search that a thousandth match',
      { search: 'yolanda' },
      `and lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || u.username) like '%yolanda%'`,
    ),
    list(
      'people on a late page',
      { cursor },
      `and (lower(u.first_name || ' ' || u.last_name), u.id) > ($2, $3)`,
      ...place,
    ),
    {
      what: 'people below a Manager',
      ours: requestBytes('GET', `/api/v2/users/${id}/hierarchy/descendants`, headers),
      bare: {
        path: '/below',
        text: `select ${columns} from users u where u.client_id = $1 and u.path > (select path from users where client_id = $1 and id = $2) order by u.path limit 21`,
        values: [clientId, id],
      },
    },
  ]
}

interface Measured {
  readonly deckle: readonly LoadResult[]
  readonly bare: readonly LoadResult[]
}

async function measure(world: World, port: number, milliseconds: number, { ours, bare }: List): Promise<Measured> {
  const load = (to: number, bytes: Buffer) => () => runLoad({ port: to, connections, milliseconds, next: () => bytes })
  const results = await interleave(
    { deckle: load(world.deckle.port, ours), bare: load(port, requestBytes('GET', bare.path)) },
    3,
  )
  return { deckle: results.deckle ?? [], bare: results.bare ?? [] }
}

const rateOf = (results: readonly LoadResult[]): number => medianOf(results.map((one) => one.perSecond))

/** @param before the rate with 1,000 people; null where this is it */
function rowOf(what: string, { deckle, bare }: Measured, before: number | null): Row {
  const share = rateOf(deckle) / rateOf(bare)
  const growth = before === null ? null : before / rateOf(deckle)
  const failed = deckle.reduce((sum, one) => sum + one.failed, 0)
  return {
    id: 'P7',
    what: what + (failed > 0 ? `, ${failed} FAILED` : ''),
    deckle: `${count(rateOf(deckle))}/s`,
    limit: `${count(rateOf(bare))}/s`,
    ratio: growth === null ? ratio(share) : `${ratio(share)}; cost ${ratio(growth)} of 1,000's`,
    reach: growth === null ? '≥ 0.50' : '≥ 0.50; cost ≤ 1.20',
    reached: share >= 0.5 && failed === 0 && (growth === null || growth <= 1.2),
  }
}

function latePageRow(rates: ReadonlyMap<string, number>): Row {
  const cost = (rates.get('people') ?? 0) / (rates.get('people on a late page') ?? 1)
  return {
    id: 'P7',
    what: 'a late page of people, beside the first',
    deckle: ratio(cost),
    limit: '',
    ratio: '',
    reach: 'cost ≤ 1.20',
    reached: cost <= 1.2,
  }
}
