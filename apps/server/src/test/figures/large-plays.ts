import type pg from 'pg'

/** A version of ten single selects `q0` … `q9` with options `o0` … `o3`, of which `o1` is right (only ids are stored). */
export interface LargeDeck {
  readonly clientId: string
  readonly id: string
  readonly versionId: string
}

/** Of these ten, a person begins one attempt in thirty events and gives an answer in ten. */
const EVENTS_OF_ATTEMPT = 30
/** Attempts of a statement. */
const BATCH = 20_000

/**
 * Fills a deck with attempts over two years, in the order of time as they are played: some 30 events of all kinds an
 * attempt and three answers, one of five complete, one of seven by a person who comes again. Counts nothing: figures
 * follow from a rebuild. Resolves with the numbers of rows.
 */
export async function fillLargePlays(
  database: Pick<pg.Pool, 'query'>,
  { clientId, id, versionId }: LargeDeck,
  events: number,
): Promise<{ attempts: number; answers: number; events: number }> {
  const attempts = Math.ceil(events / EVENTS_OF_ATTEMPT)
  const total = { attempts, answers: 0, events: 0 }
  for (let from = 0; from < attempts; from += BATCH) {
    const to = Math.min(from + BATCH, attempts) - 1
    const { rows } = await database.query<{ answers: number; events: number }>(fillText, [
      clientId,
      id,
      versionId,
      from,
      to,
      attempts,
    ])
    total.answers += rows[0]?.answers ?? 0
    total.events += rows[0]?.events ?? 0
  }
  return total
}

/** Kinds of events of each slide that was come to, with when they happen: every so many slides, from which on. */
const ofSlides = [
  ['slide_view', 1, 0],
  ['slide_view', 1, 0],
  ['video_progress', 1, 0],
  ['back', 3, 1],
  ['link', 4, 1],
  ['jump', 5, 2],
] as const
/** And of each attempt, with a condition. */
const ofAttempts = [
  ['start', 'true'],
  ['complete', 'b.done'],
  ['abandon', 'not b.done'],
  ['lead', 'b.n % 20 = 3'],
  ['error', 'b.n % 50 = 7'],
] as const
const views = 3

/** Who knows more gets more right. */
const fillText = `
  with begun as (
    select gen_random_uuid() as id, now() - interval '1 hour' - (1 - (n + random()) / $6::int) * interval '730 days' as at, n, random() as skill,
      n % 5 = 2 as done, case when n % 5 = 2 then 10 else 1 + n % 8 end as depth, case when n % 5 = 2 then 10 else least(n % 4, 1 + n % 8) end as given
    from generate_series($4::int, $5::int) n
  ), given as (
    select b.*, q, case when random() < 0.15 + 0.7 * b.skill then 'o1' else (array['o0', 'o2', 'o3'])[1 + floor(random() * 3)::int] end as option, (500 + random() * random() * 60000)::int as spent
    from begun b, generate_series(0, b.given - 1) q
  ), stored as (
    insert into attempts (client_id, id, deck_id, version_id, language, device, country, source, medium, campaign, email, started_at, completed_at, answered, percentage, passed, seconds)
    select $1::uuid, b.id, $2::uuid, $3::uuid, 'en', (array['phone', 'computer', 'tablet'])[1 + b.n % 3], (array['IN', 'US', 'DE', 'BR', null])[1 + b.n % 5],
      (array['', 'mail', 'embed'])[1 + b.n / 2 % 3], case when b.n / 2 % 3 = 1 then 'news' else '' end, case when b.n / 2 % 3 = 1 then 'spring' else '' end,
      case when b.n % 7 = 0 then 'person' || b.n / 14 || '@example.org' end, b.at,
      case when b.done then b.at + interval '5 minutes' end, case when b.done then 10 end, case when b.done then g.score end, case when b.done then g.score >= 50 end, case when b.done then 60 + (b.skill * 600)::int end
    from begun b left join (select id, count(*) filter (where option = 'o1') * 10.0 as score from given group by id) g on g.id = b.id
  ), answered as (
    insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms, keys, answered_at)
    select $1::uuid, id, 'q' || q, 1, (at at time zone 'UTC')::date, gen_random_uuid(), $2::uuid, $3::uuid, jsonb_build_object('kind', 'singleSelect', 'option', option), option = 'o1', (option = 'o1')::int, 1, spent, array[option], at + q * interval '25 seconds'
    from given
    returning 1
  ), happened as (
    select b.id as attempt_id, 'q' || s as slide_id, e.event, case e.event when 'slide_view' then 1000 + floor(random() * 20000) when 'video_progress' then floor(random() * 100) end as value, b.at + s * interval '25 seconds' + e.at * interval '3 seconds' as at
    from begun b, generate_series(0, b.depth - 1) s, (values ${ofSlides.map(([event, every, from], at) => `('${event}', ${every}, ${from}, ${at})`).join(', ')}) e (event, every, since, at)
    where s % e.every = e.since
    union all select id, 'q' || q, 'answer', null, at + q * interval '25 seconds' from given
    ${ofAttempts.map(([event, condition]) => `union all select b.id, null, '${event}', null, b.at + interval '4 minutes' from begun b where ${condition}`).join('\n    ')}
    union all select null, null, 'view', null, b.at - v * interval '1 minute' from begun b, generate_series(1, ${views}) v
  ), seen as (
    insert into events (client_id, id, deck_id, slide_id, attempt_id, event, value, client_time, received_at)
    select $1::uuid, gen_random_uuid(), $2::uuid, slide_id, attempt_id, event, value, at, at from happened
    returning 1
  )
  select (select count(*)::int from answered) as answers, (select count(*)::int from seen) as events`
