import type pg from 'pg'

/** Direct reports of each person; nine levels hold a million. */
const reports = 6
const mostLevels = 12
const firstThousand = 1000

/**
 * Fills a client with people below its first person, level by level, until it has `wanted`; who has reports already gets no more. Every second one is a
 * Learner; a twentieth lives in each of twenty cities (`details.City`), whatever their names; a thousandth is called
 * Yolanda, and of the first thousand 40 are called Zebedee: as many at any size.
 */
export async function fillPeople(database: pg.Pool, clientId: string, topId: string, wanted: number): Promise<void> {
  const there = await peopleOf(database, clientId)
  const isFirst = there < firstThousand
  let left = wanted - there
  for (let level = 1; left > 0 && level <= mostLevels; level++) {
    const { rowCount } = await database.query(
      `insert into users (client_id, id, email, username, first_name, last_name, manager_id, manager_path, license_type, details, created_at)
       select m.client_id, new_id, new_id || '@meadow.example', new_id::text,
         (array['Asha', 'Bela', 'Chand', 'Devi', 'Esha', 'Farid', 'Gita', 'Hari', 'Indu', 'Jaya'])[(1 + n % 10)::int] || case when $6 and n % 25 = 7 then ' Zebedee' when n % 1000 = 500 then ' Yolanda' else '' end,
         'Rao ' || substr(md5(n::text || $3::text), 1, 8), m.id, m.path, case when n % 2 = 0 then 'Learner' else 'Creator' end,
         jsonb_build_object('City', 'City ' || (n / 10) % 20), now() - n * interval '1 second'
       from (
         select u.*, row_number() over () as n, gen_random_uuid() as new_id from users u cross join generate_series(1, $4::int)
         where u.client_id = $1 and length(u.path) = $3::int * 16 and u.path >= (select path from users where client_id = $1 and id = $2)
           and u.path < (select path || decode(repeat('ff', 16), 'hex') from users where client_id = $1 and id = $2)
           and not exists (select from users r where r.client_id = $1 and r.manager_id = u.id)
         limit $5
       ) m`,
      [clientId, topId, level, reports, left, isFirst],
    )
    left -= rowCount ?? 0
    // Without statistics of the level above, the planner would use nested loops for the next level.
    await database.query('analyze users')
  }
  if (left > 0) throw new Error('The tree is too small for so many people.')
  await database.query('vacuum analyze users')
}

async function peopleOf(database: pg.Pool, clientId: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::integer as count from users where client_id = $1',
    [clientId],
  )
  return rows[0]?.count ?? 0
}
