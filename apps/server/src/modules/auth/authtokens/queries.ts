import { type Selectable, sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { Tables } from '../../../db/tables.ts'
import type { AuthDb } from '../queries.ts'

const columns = [
  'id',
  'user_id',
  'uses',
  'used',
  'issued_by',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const

export type AuthtokenRow = Pick<Selectable<Tables['authtokens']>, (typeof columns)[number]>

export function insertAuthtoken(
  db: AuthDb,
  token: {
    client_id: string
    id: string
    user_id: string
    hash: Buffer
    uses: number
    issued_by: string
    created_at: Date
    expires_at: Date
  },
): Promise<AuthtokenRow> {
  return db.insertInto('authtokens').values(token).returning(columns).executeTakeFirstOrThrow()
}

export function listAuthtokens(db: AuthDb, clientId: string, userId: string, page: PageRequest) {
  const query = db
    .selectFrom('authtokens')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
  return readPage(query, newestFirst('created_at', 'id'), page)
}

/** Undefined if the person has no such token. Revoking again keeps the first time. */
export function revokeAuthtoken(
  db: AuthDb,
  { clientId, userId, id, now }: { clientId: string; userId: string; id: string; now: Date },
): Promise<AuthtokenRow | undefined> {
  return db
    .updateTable('authtokens')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}
