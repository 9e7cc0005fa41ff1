import { type Kysely, sql } from 'kysely'

/** Results of a course are counted in ten bands; reports of a team and of what is overdue read indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const bands = Array.from({ length: 10 }, (_, band) => band)
const inBand = (band: number): string =>
  `count(*) filter (where least(9, floor(round((e.percentage * 10)::numeric) / 100)) = ${band}) as band_${band}`

const statements = [
  `alter table course_counts ${bands.map((band) => `add column band_${band} integer not null default 0`).join(', ')}`,
  // Each learner counts for the whole course, the nil UUID, and for each person above.
  `update course_counts c set ${bands.map((band) => `band_${band} = n.band_${band}`).join(', ')}
    from (select e.client_id, e.course_id, n.node_id, ${bands.map(inBand).join(', ')}
      from enrolments e join users u on u.client_id = e.client_id and u.id = e.user_id
      cross join lateral (select '00000000-0000-0000-0000-000000000000'::uuid as node_id union all
        select encode(substring(u.manager_path from at * 16 + 1 for 16), 'hex')::uuid
        from generate_series(0, length(u.manager_path) / 16 - 1) at) n
      where e.removed is null and u.deleted_at is null and e.percentage is not null
      group by 1, 2, 3) n
    where c.client_id = n.client_id and c.course_id = n.course_id and c.node_id = n.node_id`,
  'create index course_counts_by_node on course_counts (client_id, node_id, course_id)',
  `create index enrolments_overdue on enrolments (client_id, course_id, due_at) where removed is null and waived is null and status in ('assigned', 'in_progress')`,
  // For who has reached the least, and for counts of a level.
  'drop index competency_levels_by_competency',
  'create index competency_levels_by_competency on competency_levels (client_id, competency_id, percentage, user_id) include (level)',
]
