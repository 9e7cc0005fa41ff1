import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export function findDecks(db: Db, clientId: string, text: string, limit: number) {
  return db
    .selectFrom('decks')
    .select(['id', 'name', 'reader_type'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(name) like ${like(text)}`)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

export function findPeople(db: Db, clientId: string, text: string, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .where(sql<boolean>`lower(first_name || ' ' || last_name || ' ' || email) like ${like(text)}`)
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .limit(limit)
    .execute()
}
