import type { Answer, Mark } from '@deckle/core/deck/slide.ts'
import type { StoredValues } from '@deckle/slides/answers/stored-values.ts'
import { type Named, runNamed } from '../../../db/named-statement.ts'
import type { PinnedCourse } from '../attempts/attempt-token.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { queueEventsText, queueText } from '../../figures/index.ts'
import { type IntakeDb, ofClients, runCounted, type StatementDb, statementOf } from './intake-db.ts'

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
  /** Of an attempt in a course. */
  readonly course?: PinnedCourse | undefined
}

const answered = 'unnest($1::uuid[], $2::uuid[]) as q (client_id, attempt_id)'

/**
 * Inserts answers and queues their attempts for figures, in one statement; a distributed database takes one part of it at
 * a time. What is queued is what was sent: it needs no row to be returned, and who is queued for nothing is counted as
 * before. Insert only: existing rows stay, and completed attempts accept no more. The attempts are locked until the
 * commit: a completion either counts the answers or is seen here. The attempts are read in one CTE: a lookup per row is
 * planned as a scan while the table has no statistics.
 */
const addAnswers = ofClients<never>(
  'play_add_answers',
  ({ isClient, isDistributed, counted }) => `with held as materialized (
        select a.client_id, a.id, a.completed_at from attempts a where ${isClient('a.client_id')} and a.id = any($2::uuid[]) for key share
      )${isDistributed ? '' : `, queued as (${queueText(answered)})`}
      insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms, keys, places, text)
      select g.client_id, g.attempt_id, g.slide_id, g.revision, g.begun_on, g.answer_id, g.deck_id, g.version_id, g.answer, g.correct, g.earned, g.possible, g.spent_ms, g.keys::text[], g.places::text[], g.text
      from unnest($1::uuid[], $2::uuid[], $3::text[], $4::smallint[], $5::date[], $6::uuid[], $7::uuid[], $8::uuid[], $9::jsonb[], $10::boolean[], $11::float8[], $12::float8[], $13::integer[], $14::text[], $15::text[], $16::text[])
        as g (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms, keys, places, text)
      left join held on held.client_id = g.client_id and held.id = g.attempt_id
      where held.completed_at is null
      on conflict do nothing ${counted}`,
)

const queueAnswered: Named<never> = { name: 'play_queue_answered', text: queueText(answered) }

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

const revisionsByKeys = ofClients<Revisions>(
  'play_revisions_by_keys',
  ({
    isClient,
  }) => `select a.attempt_id, a.slide_id, max(a.revision)::integer as revision, (array_agg(a.answer order by a.revision desc))[1] as answer,
      bool_or(a.correct is not null) as is_marked, array_agg(a.answer_id::text) as answer_ids
    from answers a join unnest($1::uuid[], $2::uuid[], $3::text[], $4::date[]) as k (client_id, attempt_id, slide_id, begun_on) using (client_id, attempt_id, slide_id, begun_on)
    where ${isClient('a.client_id')}
    group by a.attempt_id, a.slide_id`,
)

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

/** Returns the number of inserted rows. On a distributed database, within a transaction. */
export async function addRevisions(
  db: StatementDb,
  answers: readonly NewAnswer[],
  revisionOf: (answer: NewAnswer) => number,
): Promise<number> {
  const ids = (name: 'answerId' | 'deckId' | 'versionId'): string => plainArray(answers.map((answer) => answer[name]))
  const [clientIds, attemptIds, slideIds, days] = keyColumns(answers)
  const added = await runCounted(db, addAnswers, [
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
  ])
  if (db.isDistributed && added > 0) await runNamed(db.pool, queueAnswered, [clientIds, attemptIds])
  return added
}

const finishedByIds = ofClients<{ id: string }>(
  'play_finished_by_ids',
  ({
    isClient,
  }) => `select a.id from attempts a join unnest($1::uuid[], $2::uuid[]) as k (client_id, id) using (client_id, id)
    where ${isClient('a.client_id')} and a.completed_at is not null`,
)

/** Ids of the answers' attempts that are complete. */
export async function listFinished(db: StatementDb, answers: readonly NewAnswer[]): Promise<Set<string>> {
  const [clientIds, attemptIds] = keyColumns(answers)
  return new Set((await runNamed(db.pool, statementOf(db, finishedByIds), [clientIds, attemptIds])).map(({ id }) => id))
}

export function listRevisions(db: StatementDb, answers: readonly NewAnswer[]): Promise<Revisions[]> {
  return runNamed(db.pool, statementOf(db, revisionsByKeys), keyColumns(answers))
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

interface StoredEvent {
  readonly client_id: string
  readonly deck_id: string
  readonly attempt_id: string | null
  readonly event: string
  readonly received_at: Date
}

const insertText = `insert into events (client_id, id, deck_id, slide_id, attempt_id, event, value, client_time)
    select client_id, id, deck_id, slide_id, attempt_id, event, value, to_timestamp(client_time / 1000)
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::text[], $7::float8[], $8::float8[])
      as e (client_id, id, deck_id, slide_id, attempt_id, event, value, client_time)
    on conflict do nothing returning client_id, deck_id, attempt_id, event, received_at`

const storeEvents: Named<never> = {
  name: 'play_store_events',
  text: `with added as (${insertText}) ${queueEventsText('added')}`,
}
const storeEventsOfOne: Named<StoredEvent> = { name: 'play_store_events_of_one', text: insertText }
const queueEventsOfOne: Named<never> = {
  name: 'play_queue_events_of_one',
  text: `with added as (
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[]) as g (client_id, deck_id, attempt_id, event, received_at)
    ) ${queueEventsText('added')}`,
}

export async function insertEvents(db: IntakeDb, events: readonly NewEvent[]): Promise<void> {
  const column = <K extends keyof NewEvent>(name: K) => events.map((event) => event[name])
  const values = [
    column('clientId'),
    column('id'),
    column('deckId'),
    column('slideId'),
    column('attemptId'),
    column('event'),
    column('value'),
    column('clientTime'),
  ]
  if (!db.isDistributed) return void (await runNamed(db.pool, storeEvents, values))
  await inTransaction(db.pool, async (client) => {
    const rows = await runNamed(client, storeEventsOfOne, values)
    const of = <K extends keyof StoredEvent>(name: K) => rows.map((row) => row[name])
    const stored = [of('client_id'), of('deck_id'), of('attempt_id'), of('event'), of('received_at')]
    if (rows.length > 0) await runNamed(client, queueEventsOfOne, stored)
  })
}
