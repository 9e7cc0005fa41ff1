import type { Answer, Mark } from '@deckle/core/deck/slide.ts'
import type pg from 'pg'
import { type Named, runNamed } from '../../../db/named-statement.ts'

export interface NewAttempt {
  readonly clientId: string
  readonly id: string
  readonly deckId: string
  readonly versionId: string
  readonly userId: string | null
  readonly language: string
  readonly device: string
  readonly country: string | null
  readonly source: string
  readonly medium: string
  readonly campaign: string
  /** Confirmed, where the deck asks for one. */
  readonly email: string | null
}

export interface StoredAttempt {
  readonly id: string
  readonly client_id: string
  readonly deck_id: string
  readonly version_id: string
  readonly language: string
  /** `YYYY-MM-DD` in UTC. */
  readonly begun_on: string
}

/** The day, in UTC, that an attempt began. */
export const begunOn = `to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as begun_on`

/** The decks are locked in one order, so that two servers can't wait for each other. */
const beginAttempts: Named<{ id: string; begun_on: string }> = {
  name: 'play_begin_attempts',
  // The decks are held first: of those that take so many responses, exactly so many come in.
  text: `with given as (
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[]) with ordinality
        as g (client_id, id, deck_id, version_id, user_id, language, device, country, source, medium, campaign, email, place)
    ), held as (
      select d.client_id, d.id, d.attempt_count, (d.settings ->> 'responseLimit')::integer as most from decks d
      where (d.client_id, d.id) in (select client_id, deck_id from given) order by d.id for no key update of d
    ), fresh as (
      select g.*, row_number() over (partition by g.client_id, g.deck_id order by g.place) as nth
      from given g where not exists (select 1 from attempts a where a.id = g.id)
    ), begun as (
      insert into attempts (client_id, id, deck_id, version_id, user_id, language, device, country, source, medium, campaign, email)
      select f.client_id, f.id, f.deck_id, f.version_id, f.user_id, f.language, f.device, f.country, f.source, f.medium, f.campaign, f.email
      from fresh f join held h on h.client_id = f.client_id and h.id = f.deck_id
      where h.most is null or h.attempt_count + f.nth <= h.most
      on conflict do nothing returning id, client_id, deck_id, ${begunOn}
    ), counted as (
      select client_id, deck_id, count(*)::integer as n from begun group by client_id, deck_id
    ), added as (
      update decks d set attempt_count = d.attempt_count + c.n from counted c where d.client_id = c.client_id and d.id = c.deck_id
    )
    select id, begun_on from begun`,
}

const attemptsByIds: Named<StoredAttempt> = {
  name: 'play_attempts_by_ids',
  text: `select id, client_id, deck_id, version_id, language, ${begunOn} from attempts where id = any($1::uuid[])`,
}

/**
 * Begins attempts and counts them on their decks, up to the number that a deck takes; those that were begun before stay
 * as they are. Answers what is stored.
 */
export async function insertAttempts(
  pool: pg.Pool,
  attempts: readonly NewAttempt[],
): Promise<Map<string, StoredAttempt>> {
  const column = <K extends keyof NewAttempt>(name: K) => attempts.map((attempt) => attempt[name])
  const begun = await runNamed(pool, beginAttempts, [
    column('clientId'),
    column('id'),
    column('deckId'),
    column('versionId'),
    column('userId'),
    column('language'),
    column('device'),
    column('country'),
    column('source'),
    column('medium'),
    column('campaign'),
    column('email'),
  ])
  const fresh = new Map(begun.map(({ id, begun_on }) => [id, begun_on]))
  const stored = new Map<string, StoredAttempt>()
  for (const { id, clientId, deckId, versionId, language } of attempts) {
    const begun_on = fresh.get(id)
    if (begun_on !== undefined)
      stored.set(id, { id, client_id: clientId, deck_id: deckId, version_id: versionId, language, begun_on })
  }
  const older = column('id').filter((id) => !fresh.has(id))
  if (older.length > 0) for (const row of await runNamed(pool, attemptsByIds, [older])) stored.set(row.id, row)
  return stored
}

export interface NewAnswer {
  readonly clientId: string
  readonly attemptId: string
  readonly slideId: string
  readonly answerId: string
  readonly deckId: string
  readonly versionId: string
  /** `YYYY-MM-DD` in UTC: the day its attempt began. */
  readonly begunOn: string
  readonly answer: Answer
  readonly mark: Mark
  readonly spentMs: number
}

/** Rows are only ever added: what has its place already stays. */
const addAnswers: Named<never> = {
  name: 'play_add_answers',
  text: `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::smallint[], $5::date[], $6::uuid[], $7::uuid[], $8::uuid[], $9::jsonb[], $10::boolean[], $11::float8[], $12::float8[], $13::integer[])
      on conflict do nothing`,
}

interface Revisions {
  readonly attempt_id: string
  readonly slide_id: string
  /** The last one. */
  readonly revision: number
  readonly answer: Answer
  readonly is_marked: boolean
  /** Of all revisions. */
  readonly answer_ids: readonly string[]
}

const revisionsByKeys: Named<Revisions> = {
  name: 'play_revisions_by_keys',
  text: `select a.attempt_id, a.slide_id, max(a.revision)::integer as revision, (array_agg(a.answer order by a.revision desc))[1] as answer,
      bool_or(a.correct is not null) as is_marked, array_agg(a.answer_id::text) as answer_ids
    from answers a join unnest($1::uuid[], $2::uuid[], $3::text[], $4::date[]) as k (client_id, attempt_id, slide_id, begun_on) using (client_id, attempt_id, slide_id, begun_on)
    group by a.attempt_id, a.slide_id`,
}

/** An array as PostgreSQL reads it, of what needs no quotes: ids, numbers, true and false. Faster than pg's own, which quotes each. */
const plainArray = (values: readonly (string | number | boolean | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`
const quotedArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join()}}`

/** How often an answer that is not marked can be changed. */
const mostRevisions = 100
const keyOf = ({ attemptId, slideId }: Pick<NewAnswer, 'attemptId' | 'slideId'>): string => `${attemptId} ${slideId}`

/**
 * Stores answers and answers, in their order, what holds for each slide then. A mark stays as first given; an answer
 * that is not marked is followed by the next one, unless that has been here already (a late copy of what it replaced).
 */
export async function insertAnswers(pool: pg.Pool, answers: readonly NewAnswer[]): Promise<Answer[]> {
  if ((await addRevisions(pool, answers, () => 1)) === answers.length) return answers.map(({ answer }) => answer)
  const holds = new Map<string, Answer>()
  let open = answers
  while (open.length > 0) {
    const known = await listRevisions(pool, open)
    const next = open.filter((answer) => {
      const rows = known.get(keyOf(answer))
      if (rows) holds.set(keyOf(answer), rows.answer)
      return rows && !rows.is_marked && rows.revision < mostRevisions && !rows.answer_ids.includes(answer.answerId)
    })
    // Where another server adds the same revision at this moment, the next round sees it.
    if (next.length > 0) await addRevisions(pool, next, (answer) => (known.get(keyOf(answer))?.revision ?? 0) + 1)
    open = next
  }
  return answers.map((answer) => holds.get(keyOf(answer)) ?? answer.answer)
}

/** Answers how many of them are new. */
async function addRevisions(
  pool: pg.Pool,
  answers: readonly NewAnswer[],
  revisionOf: (answer: NewAnswer) => number,
): Promise<number> {
  const ids = (name: 'answerId' | 'deckId' | 'versionId'): string => plainArray(answers.map((answer) => answer[name]))
  const [clientIds, attemptIds, slideIds, days] = keyColumns(answers)
  const { name, text } = addAnswers
  const values = [
    clientIds,
    attemptIds,
    slideIds,
    plainArray(answers.map(revisionOf)),
    days,
    ids('answerId'),
    ids('deckId'),
    ids('versionId'),
    quotedArray(answers.map(({ answer }) => JSON.stringify(answer))),
    plainArray(answers.map(({ mark }) => mark.correct)),
    plainArray(answers.map(({ mark }) => mark.earned)),
    plainArray(answers.map(({ mark }) => mark.possible)),
    plainArray(answers.map(({ spentMs }) => spentMs)),
  ]
  return (await pool.query({ name, text, values })).rowCount ?? 0
}

async function listRevisions(pool: pg.Pool, answers: readonly NewAnswer[]): Promise<Map<string, Revisions>> {
  const rows = await runNamed(pool, revisionsByKeys, keyColumns(answers))
  return new Map(rows.map((row) => [keyOf({ attemptId: row.attempt_id, slideId: row.slide_id }), row]))
}

const keyColumns = (answers: readonly NewAnswer[]): [string, string, string, string] => [
  plainArray(answers.map(({ clientId }) => clientId)),
  plainArray(answers.map(({ attemptId }) => attemptId)),
  quotedArray(answers.map(({ slideId }) => slideId)),
  plainArray(answers.map(({ begunOn: day }) => day)),
]

export interface NewEvent {
  readonly clientId: string
  readonly id: string
  readonly deckId: string
  readonly slideId: string | null
  readonly attemptId: string | null
  readonly event: string
  readonly value: number | null
  /** Milliseconds since 1970 by the player's clock. */
  readonly clientTime: number
}

const storeEvents: Named<unknown> = {
  name: 'play_store_events',
  text: `insert into events (client_id, id, deck_id, slide_id, attempt_id, event, value, client_time)
    select client_id, id, deck_id, slide_id, attempt_id, event, value, to_timestamp(client_time / 1000)
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::text[], $7::float8[], $8::float8[])
      as e (client_id, id, deck_id, slide_id, attempt_id, event, value, client_time)
    on conflict do nothing`,
}

export async function insertEvents(pool: pg.Pool, events: readonly NewEvent[]): Promise<void> {
  const column = <K extends keyof NewEvent>(name: K) => events.map((event) => event[name])
  await runNamed(pool, storeEvents, [
    column('clientId'),
    column('id'),
    column('deckId'),
    column('slideId'),
    column('attemptId'),
    column('event'),
    column('value'),
    column('clientTime'),
  ])
}
