import type { LicenseType } from '@deckle/core/access/access.ts'
import type { PersonFieldKind } from '@deckle/core/people/person-field.ts'
import { comparableText } from '@deckle/core/text/same-text.ts'
import { sql } from 'kysely'
import type { UsersDb } from '../queries.ts'

export type ExistingPerson = Awaited<ReturnType<typeof listExisting>>[number]

/** Current data of people, with their manager's e-mail and tag names; also of people in the bin. */
export function listExisting(db: UsersDb, clientId: string, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'username',
      'first_name',
      'last_name',
      'license_type',
      'expires_at',
      'active',
      'deleted_at',
      'owns_client',
      'details',
      'path',
    ])
    .select([
      sql<string | null>`(select m.email from users m
        where m.client_id = users.client_id and m.id = users.manager_id)`.as('manager'),
      sql<readonly string[]>`array(select t.name from user_tags ut
        join tags t on t.client_id = ut.client_id and t.id = ut.tag_id
        where ut.client_id = users.client_id and ut.user_id = users.id order by lower(t.name))`.as('tags'),
    ])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

/** Hierarchy positions, without people in the bin. */
export function listPlaces(db: UsersDb, clientId: string, emails: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'path'])
    .where('client_id', '=', clientId)
    .where('email', '=', sql<string>`any (${emails}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Owners of user names. @param names in lower case, by `lowerCased` */
export async function listUsernames(db: UsersDb, clientId: string, names: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .select(['id', sql<string>`lower(username)`.as('username')])
    .where('client_id', '=', clientId)
    .where(sql<string>`lower(username)`, '=', sql<string>`any (${names}::text[])`)
    .execute()
  return new Map(rows.map(({ id, username }) => [username, id] as const))
}

export interface FieldToInsert {
  readonly id: string
  readonly name: string
  readonly kind: PersonFieldKind
  readonly choices: readonly string[]
}

/** Appends fields; skips those whose name exists. Returns what it has inserted. */
export async function insertUserFields(
  db: UsersDb,
  clientId: string,
  fields: readonly FieldToInsert[],
): Promise<readonly Pick<FieldToInsert, 'id' | 'name' | 'kind'>[]> {
  const given = fields.map(({ id, name, kind, choices }, at) => ({ id, name, kind, choices, at: at + 1 }))
  const { rows } =
    await sql<FieldToInsert>`insert into user_fields (client_id, id, name, kind, choices, seen_by, changed_by, seq)
    select ${clientId}, given.id, given.name, given.kind,
      array(select jsonb_array_elements_text(given.choices)), 'Manager', 'Admin',
      given.at + coalesce((select max(seq) from user_fields where client_id = ${clientId}), 0)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (id uuid, name text, kind text, choices jsonb, at integer)
    on conflict do nothing
    returning id, name, kind`.execute(db)
  return rows
}

/**
 * Adds choices that a field lacks, as `isSameText` compares them, up to `most`. Returns the field's id; null if nothing changed.
 * Under the client's lock.
 */
export async function addChoices(
  db: UsersDb,
  clientId: string,
  { name, added, most }: { readonly name: string; readonly added: readonly string[]; readonly most: number },
): Promise<string | null> {
  const field = await db
    .selectFrom('user_fields')
    .select(['id', 'choices'])
    .where('client_id', '=', clientId)
    .where('name', '=', name)
    .where('kind', '=', 'choice')
    .executeTakeFirst()
  const known = new Set(field?.choices.map(comparableText))
  const missing = added.filter((choice) => !known.has(comparableText(choice)))
  if (!field || missing.length === 0) return null
  await db
    .updateTable('user_fields')
    .set({ choices: [...field.choices, ...missing].slice(0, most) })
    .where('client_id', '=', clientId)
    .where('id', '=', field.id)
    .execute()
  return field.id
}

export interface PersonToInsert {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly license_type: LicenseType
  readonly license_end: string | null
  readonly active: boolean
  readonly details: Readonly<Record<string, string>>
  readonly manager: { readonly id: string; readonly path: Buffer } | null
}

/** Inserts people without a password. Their e-mail addresses must be reserved before. */
export async function insertPeople(
  db: UsersDb,
  clientId: string,
  at: Date,
  people: readonly PersonToInsert[],
): Promise<void> {
  const column = <Name extends keyof PersonToInsert>(name: Name) => people.map((person) => person[name])
  await sql`insert into users (client_id, id, email, username, first_name, last_name, license_type, expires_at, active, details,
      manager_id, manager_path, created_at)
    select ${clientId}, given.*, ${at}
    from unnest(${column('id')}::uuid[], ${column('email')}::text[], ${column('username')}::text[],
      ${column('first_name')}::text[], ${column('last_name')}::text[], ${column('license_type')}::text[],
      ${column('license_end')}::timestamptz[], ${column('active')}::boolean[], ${column('details').map((details) => JSON.stringify(details))}::jsonb[],
      ${people.map(({ manager }) => manager?.id ?? null)}::uuid[],
      ${people.map(({ manager }) => manager?.path ?? null)}::bytea[]) as given`.execute(db)
}

/**
 * Updates statistics after a bulk insert. PostgreSQL caches the plan of the foreign key check for managers, which without
 * statistics would scan all people of the client for each new person.
 */
export async function analyzePeople(db: UsersDb): Promise<void> {
  await sql`analyze users`.execute(db)
}

export type PersonToUpdate = Omit<PersonToInsert, 'manager' | 'email'>

export async function updatePeople(db: UsersDb, clientId: string, people: readonly PersonToUpdate[]): Promise<void> {
  const column = <Name extends keyof PersonToUpdate>(name: Name) => people.map((person) => person[name])
  await sql`update users set username = given.username, first_name = given.first_name, last_name = given.last_name,
      license_type = given.license_type, expires_at = given.expires_at, active = given.active, details = given.details
    from unnest(${column('id')}::uuid[], ${column('username')}::text[], ${column('first_name')}::text[],
      ${column('last_name')}::text[], ${column('license_type')}::text[], ${column('license_end')}::timestamptz[],
      ${column('active')}::boolean[],
      ${column('details').map((details) => JSON.stringify(details))}::jsonb[])
      as given (id, username, first_name, last_name, license_type, expires_at, active, details)
    where users.client_id = ${clientId} and users.id = given.id`.execute(db)
}

/** Length of the longest path in a branch, in bytes. */
export async function longestBelow(db: UsersDb, clientId: string, { from, to }: { from: Buffer; to: Buffer }) {
  const row = await db
    .selectFrom('users')
    .select(sql<number | null>`max(length(path))`.as('length'))
    .where('client_id', '=', clientId)
    .where('path', '>=', from)
    .where('path', '<', to)
    .executeTakeFirst()
  return row?.length ?? 0
}

/** Marks active people who were not invited yet; returns their ids. */
export async function markInvited(db: UsersDb, clientId: string, at: Date, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .updateTable('users')
    .set({ invited_at: at })
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('active', '=', true)
    .where('invited_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
