import type { FieldViewer, FieldWriter, PersonFieldKind } from '@deckle/core/people/person-field.ts'
import { sql } from 'kysely'
import type { UsersDb } from '../queries.ts'

const columns = ['id', 'name', 'kind', 'choices', 'required', 'seen_by', 'changed_by', 'seq', 'kind_job'] as const

export type FieldRecord = Awaited<ReturnType<typeof findFields>>[number]

/** In their order. */
export function findFields(db: UsersDb, clientId: string) {
  return db
    .selectFrom('user_fields')
    .select(columns)
    .where('client_id', '=', clientId)
    .orderBy('seq')
    .orderBy('id')
    .execute()
}

export interface FieldValues {
  readonly name: string
  readonly choices: string[]
  readonly required: boolean
  readonly seen_by: FieldViewer
  readonly changed_by: FieldWriter
}

export function insertField(
  db: UsersDb,
  field: FieldValues & { client_id: string; id: string; kind: PersonFieldKind; seq: number },
) {
  return db.insertInto('user_fields').values(field).returning(columns).executeTakeFirstOrThrow()
}

export function setField(db: UsersDb, clientId: string, id: string, values: FieldValues) {
  return db
    .updateTable('user_fields')
    .set(values)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function setOrder(db: UsersDb, clientId: string, ids: readonly string[]): Promise<void> {
  await sql`update user_fields set seq = wanted.seq
    from unnest(${ids}::uuid[]) with ordinality wanted (id, seq)
    where user_fields.client_id = ${clientId} and user_fields.id = wanted.id and user_fields.seq <> wanted.seq`.execute(
    db,
  )
}

export async function removeField(db: UsersDb, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('user_fields').where('client_id', '=', clientId).where('id', '=', id).execute()
}

const has = (name: string) => sql<boolean>`jsonb_exists(details, ${name})`

/** In everyone's details at once, people in the bin too. */
export async function renameValues(db: UsersDb, clientId: string, from: string, to: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ details: sql<string>`details - ${from}::text || jsonb_build_object(${to}::text, details -> ${from}::text)` })
    .where('client_id', '=', clientId)
    .where(has(from))
    .execute()
}

export async function countValues(db: UsersDb, clientId: string, name: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where(has(name))
    .executeTakeFirstOrThrow()
  return count
}

/** @returns how many there were */
export async function removeValues(db: UsersDb, clientId: string, name: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ details: sql<string>`details - ${name}::text` })
    .where('client_id', '=', clientId)
    .where(has(name))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
