import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import type { PlayedVersions } from '../../decks/tables.ts'
import type { PlayDetails } from '../../play/tables.ts'
import type { PersonNames } from '../../users/tables.ts'
import { type AnalyticsDb, type Scope, type SourceTags, started } from '../queries.ts'

type PlayDb = ReadDbOf<PlayDetails & PlayedVersions & PersonNames>

/** The deck of an attempt. @param clientId null: of any client */
export async function findPlayedDeck(
  db: PlayDb,
  clientId: string | null,
  attemptId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('deck_id')
    .where('id', '=', attemptId)
    .$if(clientId !== null, (query) => query.where('client_id', '=', clientId))
    .executeTakeFirst()
  return row?.deck_id
}

export interface PlayRecord extends SourceTags {
  readonly id: string
  readonly person: string | null
  readonly started_at: Date
  readonly completed_at: Date | null
  readonly seconds: number | null
  readonly earned: number | null
  readonly possible: number | null
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly language: string
  readonly device: string
  readonly country: string | null
  readonly version: number
  readonly content: DeckContent
}

export async function findPlay(db: PlayDb, clientId: string, attemptId: string): Promise<PlayRecord | undefined> {
  const { rows } = await sql<PlayRecord>`
    select a.id, coalesce(btrim(u.first_name || ' ' || u.last_name), a.email) as person, a.started_at, a.completed_at, a.seconds,
      a.earned, a.possible, a.percentage, a.passed, a.language, a.device, a.country, a.source, a.medium, a.campaign, v.version, v.content
    from attempts a join deck_versions v on v.client_id = a.client_id and v.id = a.version_id
    left join users u on u.client_id = a.client_id and u.id = a.user_id
    where a.client_id = ${clientId} and a.id = ${attemptId}`.execute(db)
  return rows[0]
}

export interface AnswerRecord {
  readonly slide_id: string
  readonly answer: Answer
  readonly text: string | null
  readonly correct: boolean | null
  readonly earned: number
  readonly possible: number
  readonly spent_ms: number
  readonly revision: number
  readonly answered_at: Date
}

/** What holds, in the order of answering. */
export async function listAnswers(db: PlayDb, clientId: string, attemptId: string): Promise<AnswerRecord[]> {
  const { rows } = await sql<AnswerRecord>`
    select x.slide_id, x.answer, x.text, x.correct, x.earned, x.possible, x.spent_ms, x.revision, x.answered_at
    from current_answers x where x.client_id = ${clientId} and x.attempt_id = ${attemptId}
    order by x.answered_at, x.slide_id`.execute(db)
  return rows
}

export interface EventRecord {
  readonly event: string
  readonly slide_id: string | null
  readonly value: number | null
  readonly client_time: Date
}

/** By the player's clock. */
export async function listEvents(
  db: PlayDb,
  clientId: string,
  attemptId: string,
  most: number,
): Promise<EventRecord[]> {
  return db
    .selectFrom('events')
    .select(['event', 'slide_id', 'value', 'client_time'])
    .where('client_id', '=', clientId)
    .where('attempt_id', '=', attemptId)
    .orderBy('client_time')
    .orderBy('received_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** The plays before and after one in the list of a selection, where newer ones come first. */
export async function findNeighbours(
  db: AnalyticsDb,
  scope: Scope,
  attemptId: string,
): Promise<{ previous: string | null; next: string | null }> {
  const here = sql`(select started_at, id from attempts where client_id = ${scope.clientId} and id = ${attemptId})`
  const { rows } = await sql<{ previous: string | null; next: string | null }>`
    select
      (select id from (${started(scope)} and (a.started_at, a.id) > ${here} order by a.started_at, a.id limit 1) as newer) as previous,
      (select id from (${started(scope)} and (a.started_at, a.id) < ${here} order by a.started_at desc, a.id desc limit 1) as older) as next`.execute(
    db,
  )
  return rows[0] ?? { previous: null, next: null }
}
