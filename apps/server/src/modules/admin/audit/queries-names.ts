import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import type { ArticleNames } from '../../articles/tables.ts'
import type { ClientNames, ReportingZones } from '../../clients/tables.ts'
import type { CourseNames } from '../../courses/tables.ts'
import type { DeckNames } from '../../decks/tables.ts'
import type { PersonNames } from '../../users/tables.ts'

export type NamesDb = ReadDbOf<PersonNames & CourseNames & DeckNames & ArticleNames & ClientNames & ReportingZones>

export interface Named {
  readonly id: string
  readonly client_id: string
  readonly name: string
}

const byId = (rows: readonly Named[]): ReadonlyMap<string, Named> => new Map(rows.map((row) => [row.id, row]))

const among = (ids: readonly string[]) => sql<string>`any (${ids}::uuid[])`

/** Of any client: the actor may belong to another client than the entry. */
export async function findPeopleNamed(db: NamesDb, ids: readonly string[]) {
  const name = sql<string>`btrim(first_name || ' ' || last_name)`.as('name')
  return byId(await db.selectFrom('users').select(['id', 'client_id', name]).where('id', '=', among(ids)).execute())
}

/** Courses, decks and articles of these clients, in the bin or not. */
export async function findThingsNamed(
  db: NamesDb,
  of: 'course' | 'deck' | 'article',
  { clientIds, ids }: { readonly clientIds: readonly string[]; readonly ids: readonly string[] },
) {
  if (ids.length === 0) return byId([])
  const [table, column] = tables[of]
  const { rows } = await sql<Named>`
    select id, client_id, ${sql.ref(column)} as name from ${sql.table(table)}
    where client_id = any (${clientIds}::uuid[]) and id = any (${ids}::uuid[])`.execute(db)
  return byId(rows)
}

const tables = { course: ['courses', 'title'], deck: ['decks', 'name'], article: ['articles', 'title'] } as const

/** As `readReportingZone` of `clients`, which needs this module. */
export async function readClientZone(db: NamesDb, clientId: string): Promise<string> {
  const { reporting_zone } = await db
    .selectFrom('clients')
    .select('reporting_zone')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return reporting_zone
}

export async function findClientsNamed(db: NamesDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('clients').select(['id', 'name']).where('id', '=', among(ids)).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
