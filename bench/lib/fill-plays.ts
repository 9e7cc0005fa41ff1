import type pg from 'pg'
import type { Published } from './world.ts'

const QUESTIONS = 10
/** Attempts of a statement. */
const BATCH = 100_000

/**
 * Fills a deck of ten questions with attempts over two years, ten answers and ten views of slides each; nine of ten are
 * complete. Counts nothing: figures follow from a rebuild.
 */
export async function fillPlays(database: pg.Pool, deck: Published, answers: number): Promise<void> {
  const { rows } = await database.query<{ client_id: string }>('select client_id from decks where id = $1', [deck.id])
  const of = [rows[0]?.client_id, deck.id, deck.versionId]
  const attempts = Math.ceil(answers / QUESTIONS)
  for (let from = 0; from < attempts; from += BATCH)
    await database.query(fillText, [...of, from, Math.min(from + BATCH, attempts) - 1])
}

/** Who knows more gets more right; options are o0 … o3, of which o1 is right. */
const fillText = `
  with begun as (
    select gen_random_uuid() as id, now() - random() * interval '730 days' as at, n, random() as skill, random() < 0.9 as done
    from generate_series($4::int, $5::int) n
  ), given as (
    select b.*, q, case when random() < 0.15 + 0.7 * b.skill then 'o1' else (array['o0', 'o2', 'o3'])[1 + floor(random() * 3)::int] end as option, (500 + random() * random() * 60000)::int as spent
    from begun b, generate_series(0, ${QUESTIONS - 1}) q where b.done or q <= b.n % ${QUESTIONS}
  ), stored as (
    insert into attempts (client_id, id, deck_id, version_id, language, device, country, source, started_at, completed_at, answered, percentage, passed, seconds)
    select $1::uuid, b.id, $2::uuid, $3::uuid, 'en', (array['phone', 'computer', 'tablet'])[1 + b.n % 3], (array['IN', 'US', 'DE', 'BR', null])[1 + b.n % 5], (array['', 'mail', 'embed'])[1 + b.n % 3], b.at,
      case when b.done then b.at + interval '5 minutes' end, case when b.done then ${QUESTIONS} end, case when b.done then g.score end, case when b.done then g.score >= 50 end, case when b.done then 60 + (b.skill * 600)::int end
    from begun b join (select id, count(*) filter (where option = 'o1') * 100.0 / ${QUESTIONS} as score from given group by id) g on g.id = b.id
  ), seen as (
    insert into events (client_id, id, deck_id, slide_id, attempt_id, event, client_time, received_at)
    select $1::uuid, gen_random_uuid(), $2::uuid, 'q' || q, id, 'slide_view', at + q * interval '20 seconds', at + q * interval '20 seconds' from given
    union all select $1::uuid, gen_random_uuid(), $2::uuid, null, null, 'view', at, at from begun
  )
  insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms, keys, answered_at)
  select $1::uuid, id, 'q' || q, 1, (at at time zone 'UTC')::date, gen_random_uuid(), $2::uuid, $3::uuid, jsonb_build_object('kind', 'singleSelect', 'option', option), option = 'o1', (option = 'o1')::int, 1, spent, array[option], at + q * interval '25 seconds'
  from given`

/** All figures are counted anew by the server; resolves with the seconds that it took. */
export async function countPlays(database: pg.Pool, deck: Published): Promise<number> {
  const began = performance.now()
  const { rows } = await database.query<{ client_id: string }>('select client_id from decks where id = $1', [deck.id])
  const of = [rows[0]?.client_id]
  await database.query('analyze attempts, answers, events')
  await database.query('insert into figure_queue (client_id) values ($1)', of)
  for (;;) {
    const left = await database.query('select from figure_queue where client_id = $1 and deck_id is null', of)
    if (left.rowCount === 0) break
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await database.query('vacuum analyze deck_figures, slide_figures, figure_counts, attempt_facts')
  return (performance.now() - began) / 1000
}
