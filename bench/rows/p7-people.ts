import { fillPeople } from '../lib/fill-people.ts'
import { startLimit } from '../lib/limit.ts'
import { type List, listRow, measureList, rateOf } from '../lib/list-row.ts'
import { requestBytes, requireRate, runLoad } from '../lib/load.ts'
import { addManager, type SignedIn } from '../lib/people.ts'
import type { Probe } from '../lib/probe.ts'
import { count, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

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
      lists: lists.flatMap(({ bare }) => bare ?? []),
    })
    const rates = new Map<string, number>()
    for (const list of lists) {
      const measured = await measureList(world, port, milliseconds, list)
      rates.set(list.what, rateOf(measured.deckle))
      rows.push(listRow(`${list.what}, 20 of ${count(wanted)}`, measured, first.get(list.what) ?? null))
    }
    if (wanted === million) rows.push(latePageRow(rates))
    first = rates
    limit.stop()
  }
  return rows
}

const probed = ['people', 'people by a search', 'people below a Manager']
export const listPeopleProbe: Probe = {
  measures: probed.map((what) => ({ what: `${what}, 20 of 1,000`, unit: 'a second' as const })),
  needs: 'server',
  async prepare(world) {
    const top = await addManager(world)
    await fillPeople(world.database, top.clientId, top.id, 1000)
    const lists = (await listsOf(world, top)).filter(({ what }) => probed.includes(what))
    return {
      async round() {
        const rates: number[] = []
        for (const { ours } of lists) {
          const load = { port: world.deckle.port, connections: 32, milliseconds: 700, next: () => ours }
          rates.push(requireRate(await runLoad(load)))
        }
        return rates
      },
    }
  },
}

const columns = `u.id, u.email, u.username, u.first_name, u.last_name, u.image, u.license_type, u.manager_id, u.active, u.created_at`
const shown = `${columns}, u.details, u.last_seen_at, (select btrim(m.first_name || ' ' || m.last_name) from users m where m.client_id = u.client_id and m.id = u.manager_id) as manager_name`
const byName = `order by lower(u.first_name || ' ' || u.last_name), u.id limit 21`

async function listsOf({ deckle, database }: World, { id, clientId, headers }: SignedIn): Promise<readonly List[]> {
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
