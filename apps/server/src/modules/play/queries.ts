import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import { type Named, runNamed } from '../../db/named-statement.ts'
import { transaction } from '../../db/transaction.ts'
import { begunOn } from './attempts/queries.ts'
import type { NewAnswer } from './intake/queries.ts'
import type { DbOf } from '../../db/database.ts'
import type { AttributedClients, ClientPlans } from '../clients/tables.ts'
import { queueAttempts, queueText } from '../figures/index.ts'
import type { AttemptsInCourses } from '../learning/tables.ts'
import type { PlayedLinks, PublishedDecks } from '../decks/tables.ts'
import type { Allowances, Members } from '../users/tables.ts'
import type { PlayTables } from './tables.ts'

export type PlayDb = DbOf<
  PlayTables,
  PublishedDecks & ClientPlans & AttributedClients & Allowances & Members & AttemptsInCourses,
  PlayedLinks
>

const version: Named<{ id: string; deck_id: string; client_id: string; content: DeckContent; bytes: number }> = {
  name: 'play_version',
  text: 'select id, deck_id, client_id, content, length(content::text) as bytes from deck_versions where client_id = $1 and id = $2',
}

export async function findVersion(pool: pg.Pool, clientId: string, id: string) {
  return (await runNamed(pool, version, [clientId, id]))[0]
}

const deckPlace: Named<{ client_id: string; deck_id: string }> = {
  name: 'play_deck_place',
  text: 'select client_id, deck_id from deck_addresses where address = $1',
}

/** By short id, slug, or the id of a deck that has been public. */
export async function findDeckPlace(pool: pg.Pool, address: string) {
  return (await runNamed(pool, deckPlace, [address]))[0]
}

const publishedDeck: Named<{ client_id: string; shortid: string }> = {
  name: 'play_published_deck',
  text: `select client_id, shortid from decks
    where client_id = $1 and id = $2 and published_version_id is not null and deleted_at is null`,
}

/** Undefined if the deck is not published. */
export async function findPublishedDeck(pool: pg.Pool, deckId: string) {
  const place = await findDeckPlace(pool, deckId)
  return place && (await runNamed(pool, publishedDeck, [place.client_id, deckId]))[0]
}

/** Result stored at completion; null until then. */
interface Summary {
  readonly answered: number | null
  readonly correct: number | null
  readonly earned: number | null
  readonly possible: number | null
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly points: number | null
  readonly streak: number | null
  readonly seconds: number | null
}

export interface AttemptState extends Summary {
  readonly completed_at: Date | null
  readonly first_answer: Date | null
  readonly now: Date
}

const attemptState: Named<AttemptState> = {
  name: 'play_attempt_state',
  text: `select completed_at, answered, correct, earned, possible, percentage, passed, points, streak, seconds, (select min(answered_at) from answers where client_id = $1 and attempt_id = $2 and begun_on = $3) as first_answer, now() as now
    from attempts where client_id = $1 and id = $2`,
}

/** Key of an attempt's answers. */
export type AttemptPlace = Pick<NewAnswer, 'clientId' | 'attemptId' | 'begunOn'>
const placeOf = ({ clientId, attemptId, begunOn: day }: AttemptPlace) => [clientId, attemptId, day]

export async function findAttemptState(pool: pg.Pool, place: AttemptPlace): Promise<AttemptState | undefined> {
  return (await runNamed(pool, attemptState, placeOf(place)))[0]
}

export interface StoredAnswer {
  readonly slide_id: string
  readonly answer: Answer
  readonly correct: boolean | null
  readonly earned: number
  readonly possible: number
  readonly spent_ms: number
  readonly revision: number
}

const answersOfAttempt: Named<StoredAnswer> = {
  name: 'play_answers_of_attempt',
  text: `select slide_id, answer, correct, earned, possible, spent_ms, revision from current_answers
    where client_id = $1 and attempt_id = $2 and begun_on = $3`,
}

export function listAnswers(pool: pg.Pool, place: AttemptPlace): Promise<StoredAnswer[]> {
  return runNamed(pool, answersOfAttempt, placeOf(place))
}

const answersAtEnd: Named<StoredAnswer> = {
  name: 'play_answers_at_end',
  text: `select distinct on (slide_id) slide_id, revision, answer, correct, earned, possible, spent_ms from answers
    where client_id = $1 and attempt_id = $2 and begun_on = $3 and answered_at <= (select completed_at from attempts where client_id = $1 and id = $2)
    order by slide_id, revision desc`,
}

/** Only answers up to the completion: earlier releases accepted answers after it. */
export function listAnswersAtEnd(pool: pg.Pool, place: AttemptPlace): Promise<StoredAnswer[]> {
  return runNamed(pool, answersAtEnd, placeOf(place))
}

const answersInOrder: Named<StoredAnswer> = {
  name: 'play_answers_in_order',
  text: `${answersOfAttempt.text} order by answered_at, slide_id`,
}

/** Oldest first. */
export function listAnswersInOrder(pool: pg.Pool, place: AttemptPlace): Promise<StoredAnswer[]> {
  return runNamed(pool, answersInOrder, placeOf(place))
}

const claim: Named<{ id: string }> = {
  name: 'play_claim_attempt',
  text: 'update attempts set user_id = $3 where client_id = $1 and id = $2 and user_id is null returning id',
}
const queueClaimed: Named<never> = {
  name: 'play_queue_claimed',
  text: queueText('(select $1::uuid as client_id, $2::uuid as attempt_id) as g'),
}

/** Sets the user of an attempt that has none. */
export async function claimAttempt(pool: pg.Pool, clientId: string, attemptId: string, userId: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const [claimed] = await runNamed(client, claim, [clientId, attemptId, userId])
    if (claimed) await runNamed(client, queueClaimed, [clientId, claimed.id])
  })
}

const claimNew: Named<{ id: string }> = {
  name: 'play_take_unanswered',
  text: `update attempts a set secret_hash = $4 where client_id = $1 and id = $2 and secret_hash is null and user_id is null and completed_at is null
    and not exists (select from answers x where x.client_id = $1 and x.attempt_id = $2 and x.begun_on = $3) returning id`,
}

/** Sets the secret of an attempt without secret, user and answers; false for any other. */
export async function claimUnanswered(pool: pg.Pool, place: AttemptPlace, secretHash: Buffer | null): Promise<boolean> {
  return (await runNamed(pool, claimNew, [...placeOf(place), secretHash])).length > 0
}

const latestAttempt: Named<{ id: string; language: string; completed_at: Date | null; begun_on: string }> = {
  name: 'play_latest_attempt',
  text: `select id, language, completed_at, ${begunOn} from attempts
    where client_id = $1 and user_id = $2 and deck_id = $3 and version_id = $4
      and not exists (select from course_attempts c where c.client_id = attempts.client_id and c.attempt_id = attempts.id) order by started_at desc, id desc limit 1`,
}

/** The person's most recent attempt at the version outside courses. */
export async function findLatestAttempt(
  pool: pg.Pool,
  clientId: string,
  userId: string,
  deckId: string,
  versionId: string,
) {
  return (await runNamed(pool, latestAttempt, [clientId, userId, deckId, versionId]))[0]
}

interface Completion {
  readonly end: Summary & { readonly outcome_id: string | null }
  /** Those that the summary is of. */
  readonly answers: readonly StoredAnswer[]
  /** In the same transaction, where this call completes it. */
  readonly onCompleted: (trx: PlayDb) => Promise<void>
}

/**
 * False, with no change, if the attempt was complete already or got answers since the summary was computed. Storing
 * answers locks the attempt (`addRevisions`): answers in flight are counted, later ones see the completion.
 */
export function markComplete(
  db: PlayDb,
  { clientId, attemptId, begunOn: day }: AttemptPlace,
  { end, answers, onCompleted }: Completion,
): Promise<boolean> {
  const revisions = answers.reduce((sum, { revision }) => sum + revision, 0)
  return transaction(db, async (trx) => {
    await sql`select from attempts where client_id = ${clientId} and id = ${attemptId} for update`.execute(trx)
    // A separate statement, so that it sees what was committed while it waited for the lock.
    const { numAffectedRows } = await sql`
      update attempts set completed_at = now(), answered = ${end.answered}, correct = ${end.correct}, earned = ${end.earned}, possible = ${end.possible},
        percentage = ${end.percentage}, passed = ${end.passed}, points = ${end.points}, streak = ${end.streak}, seconds = ${end.seconds},
        outcome_id = ${end.outcome_id}
      where client_id = ${clientId} and id = ${attemptId} and completed_at is null
        and (select coalesce(sum(revision), 0) from current_answers where client_id = ${clientId} and attempt_id = ${attemptId} and begun_on = ${day}) = ${revisions}`.execute(
      trx,
    )
    if (numAffectedRows !== 1n) return false
    await queueAttempts(trx, clientId, [attemptId])
    await onCompleted(trx)
    return true
  })
}

const distribution: Named<{ slide_id: string; key: string; count: number }> = {
  name: 'play_distribution',
  text: `select slide_id, key, count(*)::integer as count
    from current_answers, unnest(keys) as key
    where client_id = $1 and deck_id = $2 group by slide_id, key`,
}

const totals: Named<{ slide_id: string; total: number }> = {
  name: 'play_totals',
  text: 'select slide_id, count(*)::integer as total from current_answers where client_id = $1 and deck_id = $2 group by slide_id',
}

export interface AnswerCounts {
  readonly keys: readonly { readonly slide_id: string; readonly key: string; readonly count: number }[]
  readonly sums: readonly { readonly slide_id: string; readonly total: number }[]
}

/** Current answers of all attempts, by slide. */
export async function countAnswers(pool: pg.Pool, clientId: string, deckId: string): Promise<AnswerCounts> {
  const [keys, sums] = await Promise.all([
    runNamed(pool, distribution, [clientId, deckId]),
    runNamed(pool, totals, [clientId, deckId]),
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

/** The ten best other attempts at the game, and this attempt's rank among all. */
export async function findBoard(pool: pg.Pool, clientId: string, deckId: string, attemptId: string) {
  const [others, own] = await Promise.all([
    runNamed(pool, bestAttempts, [clientId, deckId, attemptId]),
    runNamed(pool, rank, [clientId, deckId, attemptId]),
  ])
  return { others, rank: own[0]?.rank ?? 1 }
}

/** What was stored by playing a deck that is about to be removed. Its attempts go with its row, its files with the daily task. */
export async function deletePlays(db: PlayDb, clientId: string, deckId: string): Promise<void> {
  await db.deleteFrom('answers').where('client_id', '=', clientId).where('deck_id', '=', deckId).execute()
  await db.deleteFrom('events').where('client_id', '=', clientId).where('deck_id', '=', deckId).execute()
}
