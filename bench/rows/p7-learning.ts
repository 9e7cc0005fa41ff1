import type { House, Houses, Options } from '../lib/houses.ts'
import { startLimit } from '../lib/limit.ts'
import { type List, listRow, rateOf } from '../lib/list-row.ts'
import { requestBytes, runLoad } from '../lib/load.ts'
import { interleave } from '../lib/rounds.ts'
import { count, ratio, type Row } from '../lib/table.ts'

const connections = 32

/** P7: a page of each list of learning, and a leaderboard's first page with one's own place. @param port of the limit */
export async function listLearning(houses: Houses, { port, milliseconds }: Options): Promise<Row[]> {
  const [small, large] = [await listsOf(houses.small), await listsOf(houses.large)]
  const limit = await startLimit('list-server', {
    port,
    pool: { ...houses.large.world.limits.config, database: 'deckle' },
    lists: large.flatMap(({ bare }) => bare ?? []),
  })
  const rows: Row[] = []
  const rates = new Map<string, number>()
  for (const [at, list] of large.entries()) {
    const load = (to: number, bytes: Buffer) => () =>
      runLoad({ port: to, connections, milliseconds, next: () => bytes })
    const results = await interleave(
      {
        large: load(houses.large.world.deckle.port, list.ours),
        small: load(houses.small.world.deckle.port, small[at]?.ours ?? list.ours),
        ...(list.bare && { bare: load(port, requestBytes('GET', list.bare.path)) }),
      },
      3,
    )
    const { large: deckle = [], small: before = [], bare = [] } = results
    rates.set(list.what, rateOf(deckle))
    const row = listRow(`${list.what}, ${count(houses.large.people)} people`, { deckle, bare }, rateOf(before))
    const failed = before.reduce((sum, one) => sum + one.failed, 0)
    rows.push(failed > 0 ? { ...row, what: `${row.what}, ${failed} FAILED AT 1,000`, reached: false } : row)
  }
  limit.stop()
  return [...rows, latePage(rates)]
}

const api = (path: string): string => `/api/v2${path}`

const personColumns = `u.id, u.email, u.image, btrim(u.first_name || ' ' || u.last_name) as name`
const learnerColumns = `${personColumns}, e.status, e.source, e.round, e.enrolled_at, e.started_at, e.completed_at, e.due_at, e.expires_at,
  e.waived, e.marked, e.percent, e.percentage, e.seen_on::text as seen_on, (select btrim(m.first_name || ' ' || m.last_name) from users m where m.client_id = u.client_id and m.id = u.manager_id) as manager_name`
const newest = 'order by e.enrolled_at desc, e.user_id desc limit 21'
const notDue = `'9999-12-31 00:00:00+00'::timestamptz`

async function listsOf({ world, learning, top, learner }: House): Promise<readonly List[]> {
  const { deckle, database } = world
  const [first] = learning.courses
  const courseId = first?.id ?? ''
  const { rows: places } = await database.query<{ at: string; id: string }>(
    `select to_char(enrolled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, user_id as id from enrolments
     where client_id = $1 and course_id = $2 and removed is null order by enrolled_at desc, user_id desc
     offset (select count(*) / 2 from enrolments where client_id = $1 and course_id = $2) limit 1`,
    [top.clientId, courseId],
  )
  const { rows: deep } = await database.query<{ id: string }>(
    `select m.id from users m where m.client_id = $1 and exists (select from users r where r.client_id = $1 and r.manager_id = m.id)
     order by length(m.path) desc, m.id limit 1`,
    [top.clientId],
  )
  const place = [places[0]?.at ?? '', places[0]?.id ?? '']
  const cursor = Buffer.from(JSON.stringify(place)).toString('base64url')
  const bareLearners = (name: string, where: string, ...values: readonly unknown[]) => ({
    path: `/${name}`,
    text: `select ${learnerColumns} from enrolments e join users u on u.client_id = e.client_id and u.id = e.user_id
      where e.client_id = $1 and u.client_id = $1 and e.course_id = $2 and e.removed is null and u.deleted_at is null ${where} ${newest}`,
    values: [top.clientId, courseId, ...values],
  })
  const learners = (what: string, query: string, bare: List['bare'] = null): List => ({
    what,
    ours: requestBytes('GET', api(`/courses/${courseId}/learners/list${query}`), deckle.headers),
    bare,
  })
  const get = (what: string, path: string, who: Readonly<Record<string, string>>, bare: List['bare'] = null): List => ({
    what,
    ours: requestBytes('GET', api(path), who),
    bare,
  })
  return [
    learners(allLearners, '', bareLearners('learners', '')),
    learners('learners of a course who failed', '?status=failed', bareLearners('failed', `and e.status = 'failed'`)),
    learners('learners of a course who are overdue', '?status=overdue'),
    learners('learners of a course by a search', '?search=zebedee'),
    learners('learners of a course by a search that a thousandth match', '?search=yolanda'),
    learners('learners of a course by name', '?sort=name'),
    learners('learners of a course by progress', '?sort=progress'),
    learners('learners of a course by due date', '?sort=due'),
    learners('learners of a course below a Manager', `?manager=${deep[0]?.id}`),
    learners(
      lateLearners,
      `?cursor=${cursor}`,
      bareLearners('late', 'and (e.enrolled_at, e.user_id) < ($3::timestamptz, $4::uuid)', ...place),
    ),
    get('my learning', '/learning/list', learner.headers, {
      path: '/mine',
      text: `select c.id, c.title, c.cover, c.language, c.level, c.minutes, c.topic_count, c.deck_count, e.status, e.enrolled_at, e.started_at,
          e.completed_at, e.due_at, e.expires_at, e.waived, e.percent, e.percentage from enrolments e join courses c on c.client_id = e.client_id and c.id = e.course_id
        where e.client_id = $1 and e.user_id = $2 and e.removed is null and c.deleted_at is null and c.status <> 'draft' and e.status <> 'passed' and e.waived is null
        order by coalesce(e.due_at, ${notDue}), e.course_id limit 21`,
      values: [learner.clientId, learner.id],
    }),
    get('the catalogue', '/courses/client', learner.headers),
    get('the list of courses', '/courses/list', deckle.headers),
    get('my team, at the root', '/team', top.headers, {
      path: '/team',
      text: `select ${personColumns}, o.open, o.next_due_at, u.last_seen_at, u.created_at from open_learning o join users u on u.client_id = o.client_id and u.id = o.user_id
        where o.client_id = $1 and u.client_id = $1 and o.open > 0 and u.active and u.deleted_at is null and u.path > (select path from users where client_id = $1 and id = $2)
        order by coalesce(o.next_due_at, ${notDue}), o.user_id limit 21`,
      values: [top.clientId, top.id],
    }),
    get('my team by name', '/team?sort=name', top.headers),
    get('the overdue of my team', '/team?show=overdue', top.headers),
    get('a team deep in the tree', `/team?node=${deep[0]?.id}`, top.headers),
    {
      what: "the client's leaderboard and one's own place",
      ours: requestBytes('POST', api('/analytics/gamifix_leaderboard'), learner.headers, {}),
      bare: null,
    },
    get("a course's leaderboard and one's own place", `/courses/${courseId}/leaderboard`, learner.headers),
  ]
}

const allLearners = 'learners of a course'
const lateLearners = 'learners of a course on a late page'

function latePage(rates: ReadonlyMap<string, number>): Row {
  const cost = (rates.get(allLearners) ?? 0) / (rates.get(lateLearners) ?? 1)
  return {
    id: 'P7',
    what: 'a late page of learners, beside the first',
    deckle: ratio(cost),
    limit: '',
    ratio: '',
    reach: 'cost ≤ 1.20',
    reached: cost <= 1.2,
  }
}
