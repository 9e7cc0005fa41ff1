import type { Answer, Mark } from '@deckle/core/deck/slide.ts'
import type { StoredValues } from '@deckle/slides/answers/stored-values.ts'
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
  /** Confirmed; only where the deck requires an address. */
  readonly email: string | null
  /** Null if the player sent no secret. */
  readonly secretHash: Buffer | null
}

export interface StoredAttempt {
  readonly id: string
  readonly client_id: string
  readonly deck_id: string
  readonly version_id: string
  readonly language: string
  /** `YYYY-MM-DD` in UTC. */
  readonly begun_on: string
  readonly user_id: string | null
  readonly secret_hash: Buffer | null
}

/** The day in UTC on which an attempt began. */
export const begunOn = `to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as begun_on`

/** Decks are locked in the order of their ids, so that two servers can't deadlock. */
const beginAttempts: Named<{ id: string; begun_on: string }> = {
  name: 'play_begin_attempts',
  // Decks are locked before attempts are counted, so that exactly as many begin as the response limit allows.
  text: `with given as (
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::bytea[]) with ordinality
        as g (client_id, id, deck_id, version_id, user_id, language, device, country, source, medium, campaign, email, secret_hash, place)
    ), held as (
      select d.client_id, d.id, d.attempt_count, (d.settings ->> 'responseLimit')::integer as most from decks d
      where (d.client_id, d.id) in (select client_id, deck_id from given) order by d.id for no key update of d
    ), fresh as (
      select g.*, row_number() over (partition by g.client_id, g.deck_id order by g.place) as nth
      from given g where not exists (select 1 from attempts a where a.id = g.id)
    ), begun as (
      insert into attempts (client_id, id, deck_id, version_id, user_id, language, device, country, source, medium, campaign, email, secret_hash)
      select f.client_id, f.id, f.deck_id, f.version_id, f.user_id, f.language, f.device, f.country, f.source, f.medium, f.campaign, f.email, f.secret_hash
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
  text: `select id, client_id, deck_id, version_id, language, ${begunOn}, user_id, secret_hash from attempts where id = any($1::uuid[])`,
}

/** Inserts attempts and counts them on their decks, up to the response limit. Returns those that were inserted. */
export function addAttempts(
  pool: pg.Pool,
  attempts: readonly NewAttempt[],
): Promise<{ id: string; begun_on: string }[]> {
  const column = <K extends keyof NewAttempt>(name: K) => attempts.map((attempt) => attempt[name])
  return runNamed(pool, beginAttempts, [
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
    column('secretHash'),
  ])
}

export function listAttempts(pool: pg.Pool, ids: readonly string[]): Promise<StoredAttempt[]> {
  return runNamed(pool, attemptsByIds, [ids])
}

export interface NewAnswer {
  readonly clientId: string
  readonly attemptId: string
  readonly slideId: string
  readonly answerId: string
  readonly deckId: string
  readonly versionId: string
  /** `YYYY-MM-DD` in UTC: the day on which the attempt began. */
  readonly begunOn: string
  readonly answer: Answer
  readonly mark: Mark
  readonly values: StoredValues
  readonly spentMs: number
}

/**
 * Insert only: existing rows stay, and completed attempts accept no more. The attempts are locked until the commit: a
 * completion either counts the answers or is seen here. The attempts are read in one CTE: a lookup per row is planned
 * as a scan while the table has no statistics.
 */
const addAnswers: Named<never> = {
  name: 'play_add_answers',
  text: `with held as materialized (
        select a.client_id, a.id, a.completed_at from attempts a where a.client_id = any($1::uuid[]) and a.id = any($2::uuid[]) for key share
      )
      insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms, keys, places, text)
      select g.client_id, g.attempt_id, g.slide_id, g.revision, g.begun_on, g.answer_id, g.deck_id, g.version_id, g.answer, g.correct, g.earned, g.possible, g.spent_ms, g.keys::text[], g.places::text[], g.text
      from unnest($1::uuid[], $2::uuid[], $3::text[], $4::smallint[], $5::date[], $6::uuid[], $7::uuid[], $8::uuid[], $9::jsonb[], $10::boolean[], $11::float8[], $12::float8[], $13::integer[], $14::text[], $15::text[], $16::text[])
        as g (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms, keys, places, text)
      left join held on held.client_id = g.client_id and held.id = g.attempt_id
      where held.completed_at is null
      on conflict do nothing`,
}

export interface Revisions {
  readonly attempt_id: string
  readonly slide_id: string
  /** The latest revision. */
  readonly revision: number
  readonly answer: Answer
  readonly is_marked: boolean
  /** Ids of all revisions. */
  readonly answer_ids: readonly string[]
}

const revisionsByKeys: Named<Revisions> = {
  name: 'play_revisions_by_keys',
  text: `select a.attempt_id, a.slide_id, max(a.revision)::integer as revision, (array_agg(a.answer order by a.revision desc))[1] as answer,
      bool_or(a.correct is not null) as is_marked, array_agg(a.answer_id::text) as answer_ids
    from answers a join unnest($1::uuid[], $2::uuid[], $3::text[], $4::date[]) as k (client_id, attempt_id, slide_id, begun_on) using (client_id, attempt_id, slide_id, begun_on)
    group by a.attempt_id, a.slide_id`,
}

/** Array literal of values that need no quotes: ids, numbers, booleans. Faster than pg's own, which quotes every value. */
const plainArray = (values: readonly (string | number | boolean | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`
/** Null for a text that is null. All null, they need no elements: `unnest` fills up the shorter array. */
const quotedArray = (texts: readonly (string | null)[]): string =>
  texts.every((text) => text === null)
    ? '{}'
    : `{${texts.map((text) => (text === null ? 'NULL' : quoted(text))).join()}}`
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`
/** A row's keys. Quotes would have to be escaped in the array of all rows: ids go without. */
const keyArray = (keys: readonly string[]): string =>
  `{${keys.map((key) => (/^(?!null$)[\w-]+$/i.test(key) ? key : quoted(key))).join()}}`

/** Returns the number of inserted rows. */
export async function addRevisions(
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
    // Arrays of one row each as literals: an array of arrays must have one length.
    quotedArray(answers.map(({ values: { keys } }) => keyArray(keys))),
    quotedArray(answers.map(({ values: { places } }) => places && keyArray(places))),
    quotedArray(answers.map(({ values: { text: words } }) => words)),
  ]
  return (await pool.query({ name, text, values })).rowCount ?? 0
}

const finishedByIds: Named<{ id: string }> = {
  name: 'play_finished_by_ids',
  text: `select a.id from attempts a join unnest($1::uuid[], $2::uuid[]) as k (client_id, id) using (client_id, id)
    where a.completed_at is not null`,
}

/** Ids of the answers' attempts that are complete. */
export async function listFinished(pool: pg.Pool, answers: readonly NewAnswer[]): Promise<Set<string>> {
  const [clientIds, attemptIds] = keyColumns(answers)
  return new Set((await runNamed(pool, finishedByIds, [clientIds, attemptIds])).map(({ id }) => id))
}

export function listRevisions(pool: pg.Pool, answers: readonly NewAnswer[]): Promise<Revisions[]> {
  return runNamed(pool, revisionsByKeys, keyColumns(answers))
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
