import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer, Mark } from '@deckle/core/deck/slide.ts'
import type { PublicationSettings } from '@deckle/core/deck/publication.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type pg from 'pg'
import { answerKeysOf } from '../../db/answer-keys.ts'
import type { Branding } from '../../db/json-columns.ts'

/** Statements are named: each connection plans them once. */
interface Named<Row> {
  readonly name: string
  readonly text: string
  readonly row?: Row
}

async function run<Row>(pool: pg.Pool, { name, text }: Named<Row>, values: unknown[]): Promise<Row[]> {
  const { rows } = await pool.query({ name, text, values })
  return rows as Row[]
}

export interface PublicationRow {
  readonly deck_id: string
  readonly client_id: string
  readonly version_id: string | null
  readonly plan: PlanType
  readonly branding: Branding
  /** Of the deck's owner, in bytes. */
  readonly max_space: number
  readonly shortid: string
  readonly settings: Partial<PublicationSettings>
  readonly attempt_count: number
}

const publication: Named<PublicationRow> = {
  name: 'play_publication',
  text: `select d.id as deck_id, d.client_id, case when d.deleted_at is null then d.published_version_id end as version_id, c.plan, c.branding, u.max_space, d.shortid, d.settings, d.attempt_count
    from decks d join clients c on c.id = d.client_id join users u on u.client_id = d.client_id and u.id = d.owner_id where d.shortid = $1`,
}

export async function findPublication(pool: pg.Pool, shortid: string): Promise<PublicationRow | undefined> {
  return (await run(pool, publication, [shortid]))[0]
}

const version: Named<{ id: string; deck_id: string; client_id: string; content: DeckContent; bytes: number }> = {
  name: 'play_version',
  text: 'select id, deck_id, client_id, content, length(content::text) as bytes from deck_versions where id = $1',
}

const shortidOf: Named<{ shortid: string | null }> = {
  name: 'play_shortid_of_slug',
  text: 'select shortid from decks where slug = $1',
}

export async function findShortidOfSlug(pool: pg.Pool, slug: string): Promise<string | null> {
  return (await run(pool, shortidOf, [slug]))[0]?.shortid ?? null
}

const ticketBySecret: Named<{ id: string; attempt_id: string | null }> = {
  name: 'play_ticket',
  text: 'select id, attempt_id from tickets where secret_hash = $3 and client_id = $1 and deck_id = $2',
}

export async function findTicket(pool: pg.Pool, clientId: string, deckId: string, secretHash: Buffer) {
  return (await run(pool, ticketBySecret, [clientId, deckId, secretHash]))[0]
}

const useTicket: Named<{ id: string }> = {
  name: 'play_use_ticket',
  text: `update tickets set attempt_id = $3, used_at = coalesce(used_at, now())
    where client_id = $1 and id = $2 and (attempt_id is null or attempt_id = $3) returning id`,
}

/** Gives the link that works once to an attempt; false where another one has it. */
export async function claimTicket(pool: pg.Pool, clientId: string, id: string, attemptId: string): Promise<boolean> {
  return (await run(pool, useTicket, [clientId, id, attemptId])).length > 0
}

const returnTicket: Named<never> = {
  name: 'play_return_ticket',
  text: 'update tickets set attempt_id = null, used_at = null where client_id = $1 and id = $2 and attempt_id = $3',
}

/** Takes it back from an attempt that did not begin. */
export async function releaseTicket(pool: pg.Pool, clientId: string, id: string, attemptId: string): Promise<void> {
  await run(pool, returnTicket, [clientId, id, attemptId])
}

const clickedUrl: Named<{ shortid: string; slug: string | null; source: string; medium: string; campaign: string }> = {
  name: 'play_short_url',
  text: `with clicked as (update short_urls set clicks = clicks + 1 where code = $1 returning client_id, deck_id, source, medium, campaign)
    select d.shortid, d.slug, c.source, c.medium, c.campaign from clicked c join decks d on d.client_id = c.client_id and d.id = c.deck_id`,
}

/** Where a short address leads; the click is counted. */
export async function followShortUrl(pool: pg.Pool, code: string) {
  return (await run(pool, clickedUrl, [code]))[0]
}

export async function findVersion(pool: pg.Pool, id: string) {
  return (await run(pool, version, [id]))[0]
}

const clientOfDeck: Named<{ client_id: string }> = {
  name: 'play_client_of_deck',
  text: 'select client_id from decks where id = $1 and published_version_id is not null and deleted_at is null',
}

/** Of a deck that the public can see; undefined for any other. */
export async function findClientOfDeck(pool: pg.Pool, deckId: string): Promise<string | undefined> {
  return (await run(pool, clientOfDeck, [deckId]))[0]?.client_id
}

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
const begunOn = `to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as begun_on`

/** The decks are locked in one order, so that two servers can't wait for each other. */
const beginAttempts: Named<{ id: string; begun_on: string }> = {
  name: 'play_begin_attempts',
  // The decks are held first: of those that take so many responses, exactly so many come in.
  text: `with given as (
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[]) with ordinality
        as g (client_id, id, deck_id, version_id, user_id, language, device, country, source, email, place)
    ), held as (
      select d.client_id, d.id, d.attempt_count, (d.settings ->> 'responseLimit')::integer as most from decks d
      where (d.client_id, d.id) in (select client_id, deck_id from given) order by d.id for no key update of d
    ), fresh as (
      select g.*, row_number() over (partition by g.client_id, g.deck_id order by g.place) as nth
      from given g where not exists (select 1 from attempts a where a.id = g.id)
    ), begun as (
      insert into attempts (client_id, id, deck_id, version_id, user_id, language, device, country, source, email)
      select f.client_id, f.id, f.deck_id, f.version_id, f.user_id, f.language, f.device, f.country, f.source, f.email
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
  const begun = await run(pool, beginAttempts, [
    column('clientId'),
    column('id'),
    column('deckId'),
    column('versionId'),
    column('userId'),
    column('language'),
    column('device'),
    column('country'),
    column('source'),
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
  if (older.length > 0) for (const row of await run(pool, attemptsByIds, [older])) stored.set(row.id, row)
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
  const rows = await run(pool, revisionsByKeys, keyColumns(answers))
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
  await run(pool, storeEvents, [
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

export interface AttemptState {
  readonly completed_at: Date | null
  readonly seconds: number | null
  readonly first_answer: Date | null
  readonly now: Date
}

const attemptState: Named<AttemptState> = {
  name: 'play_attempt_state',
  text: `select completed_at, seconds, (select min(answered_at) from answers where client_id = $1 and attempt_id = $2 and begun_on = $3) as first_answer, now() as now
    from attempts where client_id = $1 and id = $2`,
}

/** Where an attempt's answers stand. */
export type AttemptPlace = Pick<NewAnswer, 'clientId' | 'attemptId' | 'begunOn'>
const placeOf = ({ clientId, attemptId, begunOn: day }: AttemptPlace) => [clientId, attemptId, day]

export async function findAttemptState(pool: pg.Pool, place: AttemptPlace): Promise<AttemptState | undefined> {
  return (await run(pool, attemptState, placeOf(place)))[0]
}

export interface StoredAnswer {
  readonly slide_id: string
  readonly answer: Answer
  readonly correct: boolean | null
  readonly earned: number
  readonly possible: number
  readonly spent_ms: number
}

const answersOfAttempt: Named<StoredAnswer> = {
  name: 'play_answers_of_attempt',
  text: `select slide_id, answer, correct, earned, possible, spent_ms from current_answers
    where client_id = $1 and attempt_id = $2 and begun_on = $3`,
}

export function listAnswers(pool: pg.Pool, place: AttemptPlace): Promise<StoredAnswer[]> {
  return run(pool, answersOfAttempt, placeOf(place))
}

const answersInOrder: Named<StoredAnswer> = {
  name: 'play_answers_in_order',
  text: `${answersOfAttempt.text} order by answered_at, slide_id`,
}

/** The oldest first. */
export function listAnswersInOrder(pool: pg.Pool, place: AttemptPlace): Promise<StoredAnswer[]> {
  return run(pool, answersInOrder, placeOf(place))
}

const claim: Named<never> = {
  name: 'play_claim_attempt',
  text: 'update attempts set user_id = $3 where client_id = $1 and id = $2 and user_id is null',
}

/** Notes whose attempt it is; one that is somebody's stays theirs. */
export async function claimAttempt(pool: pg.Pool, clientId: string, attemptId: string, userId: string): Promise<void> {
  await run(pool, claim, [clientId, attemptId, userId])
}

const latestAttempt: Named<{ id: string; language: string; completed_at: Date | null; begun_on: string }> = {
  name: 'play_latest_attempt',
  text: `select id, language, completed_at, ${begunOn} from attempts
    where client_id = $1 and user_id = $2 and deck_id = $3 and version_id = $4 order by started_at desc, id desc limit 1`,
}

/** The attempt at the version that the person began last. */
export async function findLatestAttempt(
  pool: pg.Pool,
  clientId: string,
  userId: string,
  deckId: string,
  versionId: string,
) {
  return (await run(pool, latestAttempt, [clientId, userId, deckId, versionId]))[0]
}

export interface Completion {
  readonly answered: number
  readonly correct: number
  readonly earned: number
  readonly possible: number
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly points: number | null
  readonly streak: number | null
  readonly seconds: number
}

const completeAttempt: Named<{ id: string }> = {
  name: 'play_complete_attempt',
  text: `update attempts set completed_at = now(), answered = $3, correct = $4, earned = $5, possible = $6, percentage = $7, passed = $8, points = $9, streak = $10, seconds = $11
    where client_id = $1 and id = $2 and completed_at is null returning id`,
}

/** False where it was complete before: nothing is changed then. */
export async function markComplete(
  pool: pg.Pool,
  clientId: string,
  attemptId: string,
  end: Completion,
): Promise<boolean> {
  const rows = await run(pool, completeAttempt, [
    clientId,
    attemptId,
    end.answered,
    end.correct,
    end.earned,
    end.possible,
    end.percentage,
    end.passed,
    end.points,
    end.streak,
    end.seconds,
  ])
  return rows.length > 0
}

const distribution: Named<{ slide_id: string; key: string; count: number }> = {
  name: 'play_distribution',
  text: `select slide_id, key, count(*)::integer as count
    from current_answers, lateral ${answerKeysOf('answer')} as keys
    where client_id = $1 and deck_id = $2 group by slide_id, key`,
}

const totals: Named<{ slide_id: string; total: number }> = {
  name: 'play_totals',
  text: 'select slide_id, count(*)::integer as total from current_answers where client_id = $1 and deck_id = $2 group by slide_id',
}

/** How everyone answered each slide of the deck. */
export async function countAnswers(pool: pg.Pool, clientId: string, deckId: string) {
  const [keys, sums] = await Promise.all([
    run(pool, distribution, [clientId, deckId]),
    run(pool, totals, [clientId, deckId]),
  ])
  return { keys, sums }
}

const bestAttempts: Named<{ points: number; seconds: number }> = {
  name: 'play_best_attempts',
  text: `select points, coalesce(seconds, 0) as seconds from attempts
    where client_id = $1 and deck_id = $2 and points is not null and id <> $3 order by points desc, seconds, completed_at limit 10`,
}

const rank: Named<{ rank: number }> = {
  name: 'play_rank',
  text: `select 1 + count(*)::integer as rank from attempts a, (select points, seconds, completed_at from attempts where client_id = $1 and id = $3) m
    where a.client_id = $1 and a.deck_id = $2 and a.points >= m.points and a.id <> $3
      and (a.points > m.points or a.seconds < m.seconds or (a.seconds = m.seconds and a.completed_at < m.completed_at))`,
}

/** The ten best other attempts at the game, and the rank of this one among all. */
export async function findBoard(pool: pg.Pool, clientId: string, deckId: string, attemptId: string) {
  const [others, own] = await Promise.all([
    run(pool, bestAttempts, [clientId, deckId, attemptId]),
    run(pool, rank, [clientId, deckId, attemptId]),
  ])
  return { others, rank: own[0]?.rank ?? 1 }
}
