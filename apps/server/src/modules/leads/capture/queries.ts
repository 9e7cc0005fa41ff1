import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { queueAttempts } from '../../figures/index.ts'
import type { LeadRecord, LeadsDb, LeadValues } from '../queries.ts'

export interface Place {
  readonly clientId: string
  readonly deckId: string
  readonly attemptId: string
}

/** The deck's owner and name, and what is stored with the attempt. Undefined where the client has no such deck. */
export async function findOrigin(db: LeadsDb, { clientId, deckId, attemptId }: Place) {
  return db
    .selectFrom('decks as d')
    .leftJoin('attempts as a', (join) =>
      join.onRef('a.client_id', '=', 'd.client_id').onRef('a.deck_id', '=', 'd.id').on('a.id', '=', attemptId),
    )
    .select([
      'd.name',
      'd.owner_id',
      'a.source',
      'a.medium',
      'a.campaign',
      'a.country',
      'a.device',
      'a.language',
      'a.percentage',
    ])
    .where('d.client_id', '=', clientId)
    .where('d.id', '=', deckId)
    .executeTakeFirst()
}

export interface NewLead extends LeadValues {
  readonly client_id: string
  readonly id: string
  readonly deck_id: string
  readonly course_id: string | null
  readonly attempt_id: string
  readonly owner_id: string
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly referrer: string
  readonly country: string | null
  readonly city: string | null
  readonly device: string
  readonly language: string
  readonly first_touch: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** With its attempt to be counted. False where the attempt has a lead already, or another has the id. */
export async function insertLead(db: Db, values: NewLead): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leads')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await queueAttempts(db, values.client_id, [values.attempt_id])
  return true
}

/** Locked until the end of the transaction. */
export async function lockLeadOfAttempt(
  db: LeadsDb,
  clientId: string,
  attemptId: string,
): Promise<Pick<LeadRecord, 'id' | 'score' | 'outcome' | 'deleted_at'> | undefined> {
  return db
    .selectFrom('leads')
    .select(['id', 'score', 'outcome', 'deleted_at'])
    .where('client_id', '=', clientId)
    .where('attempt_id', '=', attemptId)
    .modifyEnd(sql`for no key update`)
    .executeTakeFirst()
}

export async function isCaptured(
  db: LeadsDb,
  { clientId, attemptId }: Pick<Place, 'clientId' | 'attemptId'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('client_id', '=', clientId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst()
  return found !== undefined
}
