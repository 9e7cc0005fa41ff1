import type pg from 'pg'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { runNamed } from '../../../db/named-statement.ts'
import { type IntakeDb, ofClients, statementOf } from '../intake/intake-db.ts'

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
  readonly in_course: boolean
}

/** The day in UTC on which an attempt began. */
export const begunOn = `to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as begun_on`

interface LockedDeck {
  readonly id: string
  readonly attempt_count: number
  readonly most: number | null
}

/** In the order of their ids, so that two servers can't deadlock. */
const lockDecks = ofClients<LockedDeck>(
  'play_lock_decks',
  ({ isClient }) => `select d.id, d.attempt_count, (d.settings ->> 'responseLimit')::integer as most from decks d
    where ${isClient('d.client_id')} and d.id = any ($2::uuid[]) order by d.id for no key update`,
)

const attemptsByIds = ofClients<StoredAttempt>(
  'play_attempts_by_ids',
  ({ isClient }) => `select id, client_id, deck_id, version_id, language, ${begunOn}, user_id, secret_hash,
      exists (select from course_attempts c where c.client_id = attempts.client_id and c.attempt_id = attempts.id) as in_course from attempts
    where ${isClient('client_id')} and id = any ($2::uuid[])`,
)

interface BegunRow {
  readonly id: string
  readonly deck_id: string
  readonly begun_on: string
}

const insertAttempts = {
  name: 'play_insert_attempts',
  text: `insert into attempts (client_id, id, deck_id, version_id, user_id, language, device, country, source, medium, campaign, email, secret_hash)
    select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::bytea[])
    on conflict do nothing returning id, deck_id, ${begunOn}`,
}

const countAttempts = ofClients<never>(
  'play_count_attempts',
  ({ isClient }) => `update decks d set attempt_count = d.attempt_count + begun.n
    from unnest($2::uuid[], $3::integer[]) as begun (id, n) where ${isClient('d.client_id')} and d.id = begun.id`,
)

/**
 * Inserts attempts and counts them on their decks, up to the response limit. Decks are locked before attempts are
 * counted, so that exactly as many begin as the limit allows. Returns those that were inserted.
 */
export function addAttempts(db: IntakeDb, attempts: readonly NewAttempt[]): Promise<readonly BegunRow[]> {
  const clients = attempts.map(({ clientId }) => clientId)
  return inTransaction(db.pool, async (client) => {
    const deckIds = [...new Set(attempts.map(({ deckId }) => deckId))]
    const decks = await runNamed(client, statementOf(db, lockDecks), [clients, deckIds])
    const known = decks.some(({ most }) => most !== null) ? await readIds(client, db, attempts) : new Set<string>()
    const open = withinLimits(attempts, decks, known)
    if (open.length === 0) return []
    const begun = (await runNamed(client, insertAttempts, columnsOf(open))) as BegunRow[]
    const counts = new Map<string, number>()
    for (const { deck_id } of begun) counts.set(deck_id, (counts.get(deck_id) ?? 0) + 1)
    if (begun.length > 0)
      await runNamed(client, statementOf(db, countAttempts), [clients, [...counts.keys()], [...counts.values()]])
    return begun
  })
}

async function readIds(
  client: pg.ClientBase,
  db: IntakeDb,
  attempts: readonly NewAttempt[],
): Promise<ReadonlySet<string>> {
  const rows = await runNamed(client, statementOf(db, attemptsByIds), keysOf(attempts))
  return new Set(rows.map(({ id }) => id))
}

/** Those that are not stored, in their order, as long as their deck takes more. */
function withinLimits(
  attempts: readonly NewAttempt[],
  decks: readonly LockedDeck[],
  known: ReadonlySet<string>,
): readonly NewAttempt[] {
  const left = new Map(decks.map(({ id, attempt_count, most }) => [id, (most ?? Infinity) - attempt_count]))
  return attempts.filter(({ id, deckId }) => {
    const places = known.has(id) ? 0 : (left.get(deckId) ?? 0)
    if (places <= 0) return false
    left.set(deckId, places - 1)
    return true
  })
}

const keysOf = (attempts: readonly Pick<NewAttempt, 'clientId' | 'id'>[]) => [
  attempts.map(({ clientId }) => clientId),
  attempts.map(({ id }) => id),
]

function columnsOf(attempts: readonly NewAttempt[]): unknown[] {
  const column = <K extends keyof NewAttempt>(name: K) => attempts.map((attempt) => attempt[name])
  return [
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
  ]
}

export function listAttempts(
  db: IntakeDb,
  attempts: readonly Pick<NewAttempt, 'clientId' | 'id'>[],
): Promise<StoredAttempt[]> {
  return runNamed(db.pool, statementOf(db, attemptsByIds), keysOf(attempts))
}
