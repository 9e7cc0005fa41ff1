import pg from 'pg'
import { createDatabase } from '../../apps/server/src/db/database.ts'
import { transaction } from '../../apps/server/src/db/transaction.ts'
import { storedCounts } from '../../apps/server/src/stored-counts.ts'
import { type CourseContent, newCourse } from '../../packages/core/src/course/course.ts'
import { fillPeople } from './fill-people.ts'
import type { SignedIn } from './people.ts'
import type { World } from './world.ts'

/** Courses that a person is in: the first one, and some of the others. */
const coursesOfPerson = 5
const topicId = 'coffee'

export interface BenchCourse {
  readonly id: string
  readonly decks: readonly string[]
}

interface Filled {
  readonly world: World
  readonly top: SignedIn
  readonly learning: Learning
}

export interface Learning {
  /** The first is the one that everybody is in. */
  readonly courses: readonly BenchCourse[]
  readonly competencies: readonly string[]
  readonly topicId: string
}

/** Published courses of two decks each, and competencies that the decks of the first ones count for. */
export async function createLearning(world: World, courseCount: number): Promise<Learning> {
  const courses: BenchCourse[] = []
  for (let at = 0; at < courseCount; at++) courses.push(await publishCourse(world, at))
  const competencies: string[] = []
  for (const { decks } of courses.slice(0, 10)) {
    const body = { name: `Skill ${competencies.length}`, decks: decks.map((id) => ({ id, weight: 1 })) }
    const { competency } = await world.deckle.call<{ competency: { id: string } }>('POST', '/competencies/create', body)
    competencies.push(competency.id)
  }
  return { courses, competencies, topicId }
}

interface CourseReply {
  readonly course: { readonly id: string; readonly revision: number }
}

/** @param at picks its two decks among those that are published */
export async function publishCourse({ deckle, published }: World, at: number): Promise<BenchCourse> {
  const decks = [0, 1].map((other) => published[(at * 2 + other) % published.length]?.id ?? '')
  const content: CourseContent = {
    ...newCourse({ title: `Course ${at}`, language: 'en', topicId, topicTitle: 'Coffee' }),
    decks: decks.map((id) => ({ id, topic_id: topicId, version_id: null, required: true })),
    enrolment: 'open',
    leaderboard: true,
  }
  const { course } = await deckle.call<CourseReply>('POST', '/courses/create', { title: content.title, content })
  await deckle.call('POST', `/courses/${course.id}/publish`, { revision: course.revision })
  return { id: course.id, decks }
}

/**
 * Fills the client with people below its first Manager until it has `wanted`, each in five courses: of a hundred
 * enrolments 30 are assigned, 30 in progress, 33 passed and 7 failed, due or good until any day of a year. What is
 * counted of them is counted by the product's own rebuild.
 */
export async function fillLearning({ world, top, learning }: Filled, wanted: number): Promise<void> {
  const pool = await fillingPool(world)
  try {
    await withoutIndexes(pool, wanted, async () => {
      const begun = performance.now()
      await fillPeople(pool, top.clientId, top.id, wanted)
      console.log(`  people: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
      await enrol(pool, top, learning)
      await pool.query('analyze')
      for (const { name, replace } of storedCounts) {
        const begun = performance.now()
        await transaction(createDatabase(pool), (trx) => replace(trx, new Date()))
        console.log(`  ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
      }
    })
    await pool.query(
      `vacuum analyze ${filled.join(', ')}, competency_levels, deck_bests, learner_decks, course_part_counts`,
    )
    await pool.query('alter system reset max_wal_size')
    await pool.query('select pg_reload_conf()')
  } finally {
    await pool.end()
  }
}

const filled = [
  'users',
  'enrolments',
  'points',
  'board_scores',
  'board_counts',
  'course_counts',
  'open_learning',
  'competency_history',
] as const

/** One connection that sorts in memory and checks no foreign keys; the log is not cut into pieces meanwhile. */
async function fillingPool(world: World): Promise<pg.Pool> {
  const settings = [
    'session_replication_role=replica',
    'work_mem=768MB',
    'maintenance_work_mem=2GB',
    'synchronous_commit=off',
    'statement_timeout=0',
    'jit=off',
  ]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const pool = new pg.Pool({ ...world.limits.config, database: 'deckle', max: 1, options })
  await pool.query(`alter system set max_wal_size = '16GB'`)
  await pool.query('select pg_reload_conf()')
  return pool
}

/** Indexes that no constraint needs are made again after a large fill: sorting once is much faster. */
async function withoutIndexes(pool: pg.Pool, wanted: number, act: () => Promise<void>): Promise<void> {
  if (wanted < 50_000) return act()
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any ($1::text[]::regclass[]) and not exists (select from pg_constraint p where p.conindid = i.indexrelid)`,
    [filled],
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  await act()
  const begun = performance.now()
  for (const { definition } of rows) await pool.query(definition)
  console.log(`  ${rows.length} indexes: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

/** Those below the Manager who are in no course yet. */
async function enrol(pool: pg.Pool, top: SignedIn, { courses, competencies }: Learning): Promise<void> {
  const step = async (what: string, text: string, ...values: readonly unknown[]) => {
    const begun = performance.now()
    const { rowCount } = await pool.query(text, [...values])
    console.log(`  ${what}: ${rowCount} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
  await pool.query('drop table if exists new_people, bench_courses')
  await pool.query(
    `create temp table bench_courses as select at - 1 as n, id, first, second
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality as c (id, first, second, at)`,
    [courses.map(({ id }) => id), courses.map(({ decks }) => decks[0]), courses.map(({ decks }) => decks[1])],
  )
  await step(
    'new people',
    `create temp table new_people as select u.id, row_number() over (order by u.id) as n
     from users u join users t on t.client_id = u.client_id and t.id = $2
     where u.client_id = $1 and u.path > t.path and u.path < t.path || decode(repeat('ff', 16), 'hex')
       and not exists (select from enrolments e where e.client_id = u.client_id and e.user_id = u.id)`
      .replaceAll('$1', `'${top.clientId}'`)
      .replaceAll('$2', `'${top.id}'`),
  )
  await pool.query('analyze new_people')
  await step(
    'enrolments',
    `insert into enrolments (client_id, course_id, user_id, status, source, added_by, enrolled_at, started_at, completed_at, due_at, expires_at, completed, percent, percentage, seen_on)
     select $1, c.id, p.id,
       case when s < 30 then 'assigned' when s < 60 then 'in_progress' when s < 93 then 'passed' else 'failed' end,
       'hand', $2, moment, case when s >= 30 then moment + interval '1 day' end, case when s >= 60 then moment + interval '9 days' end,
       case when s < 60 then now() + ((p.n * 31 + k * 17) % 365 - 30) * interval '1 day' + (p.n % 1440) * interval '1 minute' end,
       case when s between 60 and 62 then now() + ((p.n * 31 + k * 17) % 365 + 1) * interval '1 day' end,
       case when s < 30 then 0 when s < 60 then 1 else 2 end, case when s < 30 then 0 when s < 60 then 50 else 100 end,
       case when s < 30 then null when s < 93 then (700 + (p.n * 13 + k * 7) % 300) / 10.0 else (400 + (p.n * 13 + k * 7) % 300) / 10.0 end,
       case when s >= 30 then current_date - (p.n % 60)::int end
     from new_people p cross join generate_series(0, $3::int - 1) k
     join bench_courses c on c.n = case when k = 0 then 0 else 1 + (p.n * 7 + k * 53) % ($4::int - 1) end
     cross join lateral (select (p.n * 7919 + k * 104729) % 100 as s, now() - interval '60 days' - (p.n % 8640000) * interval '0.1 seconds' as moment) m
     order by c.id, p.id`,
    top.clientId,
    top.id,
    coursesOfPerson,
    courses.length,
  )
  await step(
    'decks of learners',
    `insert into learner_decks (client_id, user_id, course_id, round, deck_id, seen, last_slide, last_at, started_at, completed_at, percentage, passed_at)
     select e.client_id, e.user_id, e.course_id, 1, d, array(select 'q' || q from generate_series(0, 9) q), 'q9', e.started_at + interval '2 hours',
       e.started_at, e.started_at + interval '2 hours', e.percentage, e.started_at + interval '2 hours'
     from enrolments e join new_people p on p.id = e.user_id join bench_courses c on c.id = e.course_id
     cross join lateral unnest(case when e.completed = 1 then array[c.first] else array[c.first, c.second] end) d
     where e.completed > 0 order by e.user_id, e.course_id`,
  )
  await step(
    'points',
    `insert into points (client_id, user_id, reason, course_id, amount, earned_at)
     select e.client_id, e.user_id, r.reason, e.course_id, r.amount, now() - (p.n % 60) * interval '1 day'
     from enrolments e join new_people p on p.id = e.user_id join bench_courses c on c.id = e.course_id
     cross join lateral (values ('deck:' || e.course_id || ':' || c.first, 10 + (p.n % 50)::int, e.completed > 0 and c.n = 0),
       ('course:' || e.course_id, 100, e.status = 'passed')) r (reason, amount, is_earned)
     where r.is_earned order by e.user_id`,
  )
  await step(
    'bests',
    `insert into deck_bests (client_id, user_id, deck_id, percentage)
     select d.client_id, d.user_id, d.deck_id, max(round(d.percentage::numeric, 1))
     from learner_decks d join new_people p on p.id = d.user_id
     where d.deck_id in (select deck_id from competency_decks where competency_id = any ($1::uuid[])) group by 1, 2, 3`,
    competencies,
  )
}
