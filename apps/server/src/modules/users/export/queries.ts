import type { PeopleSelection } from '@deckle/contract/models/people-selection.ts'
import { sql } from 'kysely'
import type { Scoped } from '../../../db/reach.ts'
import { inOrderOfNames } from '../list/queries.ts'
import { selectPeople } from '../list/queries-selection.ts'
import type { UsersDb } from '../queries.ts'

export interface ExportRow {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly license_type: string
  readonly expires_at: Date | null
  readonly manager: string | null
  readonly tags: readonly string[]
  readonly details: Readonly<Record<string, string>>
  readonly active: boolean
  readonly deleted_at: Date | null
  readonly created_at: Date
  readonly last_seen_at: Date | null
}

/** As text, for a cursor of the database. */
export async function exportQuery(db: UsersDb, actor: Scoped, people: PeopleSelection) {
  const chosen = await selectPeople(db, actor, people)
  return chosen
    .select([
      'users.id',
      'users.email',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.license_type',
      'users.expires_at',
      'users.details',
      'users.active',
      'users.deleted_at',
      'users.created_at',
      'users.last_seen_at',
    ])
    .select([
      sql<
        string | null
      >`(select m.email from users m where m.client_id = users.client_id and m.id = users.manager_id)`.as('manager'),
      sql<
        readonly string[]
      >`array(select t.name from user_tags ut join tags t on t.client_id = ut.client_id and t.id = ut.tag_id
        where ut.client_id = users.client_id and ut.user_id = users.id order by lower(t.name))`.as('tags'),
    ])
    .orderBy(inOrderOfNames)
    .compile()
}

/** The number of people, and the names of all their details. */
export async function summarise(db: UsersDb, actor: Scoped, people: PeopleSelection) {
  const chosen = await selectPeople(db, actor, people)
  const { total } = await chosen.select((from) => from.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { rows } = await sql<{ name: string }>`select distinct name from
    (select jsonb_object_keys(d.details) as name from ${chosen.select('users.details')} d) k order by name`.execute(db)
  return { total, names: rows.map(({ name }) => name) }
}
