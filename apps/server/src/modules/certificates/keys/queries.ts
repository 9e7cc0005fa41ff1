import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { CertificatesDb } from '../queries.ts'

export type KeyRecord = NonNullable<Awaited<ReturnType<typeof findKeyInUse>>>

const columns = ['id', 'public_key', 'private_key', 'created_at', 'retired_at'] as const

export function findKeyInUse(db: CertificatesDb, clientId: string) {
  return db
    .selectFrom('client_signing_keys')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
}

/** Every key a client has signed with, the latest first. */
export function findPublicKeys(db: CertificatesDb, clientId: string) {
  return db
    .selectFrom('client_signing_keys')
    .select('public_key')
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .execute()
}

export function listKeys(db: CertificatesDb, clientId: string, page: PageRequest) {
  const query = db.selectFrom('client_signing_keys').select(columns).where('client_id', '=', clientId)
  return readPage(query, newestFirst('created_at', 'id'), page)
}

/** Does nothing where the client has one in use. */
export async function insertKey(
  db: CertificatesDb,
  values: {
    readonly client_id: string
    readonly id: string
    readonly public_key: string
    readonly private_key: string
    readonly created_at: Date
  },
): Promise<void> {
  await db
    .insertInto('client_signing_keys')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function retireKey(db: CertificatesDb, clientId: string, retired_at: Date): Promise<void> {
  await db
    .updateTable('client_signing_keys')
    .set({ retired_at })
    .where('client_id', '=', clientId)
    .where('retired_at', 'is', null)
    .execute()
}
