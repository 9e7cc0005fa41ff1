import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

const tables = [
  'users',
  'decks',
  'deck_versions',
  'deck_shares',
  'attempts',
  'answers',
  'events',
  'competencies',
  'competency_decks',
  'competency_history',
  'deck_bests',
  'courses',
  'course_shares',
  'enrolments',
  'enrolment_requests',
  'learner_decks',
  'certificates',
  'points',
  'learner_streaks',
  'active_months',
  'leads',
  'client_storage',
  'client_usage',
  'media',
] as const satisfies readonly (keyof Tables)[]

type Name = (typeof tables)[number]

/** Rows of one client as they are stored: figures are computed a second time from these alone. */
export type RawRows = { readonly [T in Name]: readonly Selectable<Tables[T]>[] }

/** `select *`, of all clients at once. */
export async function readRaw(db: Db, clientIds: readonly string[]): Promise<(clientId: string) => RawRows> {
  const byClient = new Map(
    clientIds.map((id) => [id, Object.fromEntries(tables.map((name) => [name, [] as unknown[]]))]),
  )
  for (const name of tables) {
    const { rows } = await sql<{
      client_id: string
    }>`select * from ${sql.table(name)} where client_id = any (${clientIds}::uuid[])`.execute(db)
    for (const row of rows) byClient.get(row.client_id)?.[name]?.push(row)
  }
  return (clientId) => byClient.get(clientId) as unknown as RawRows
}
