import { spaceLimit } from '@deckle/core/plan/space.ts'
import { sql } from 'kysely'
import { type Order, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { AdminDb } from '../queries.ts'

const largestFirst: Order = {
  keys: [
    ['client_storage.total', 'bigint'],
    ['client_storage.client_id', 'uuid'],
  ],
  direction: 'desc',
}

/** As last written by `measureStorage`. */
export function listStorage(db: AdminDb, page: PageRequest) {
  const query = db
    .selectFrom('client_storage')
    .innerJoin('clients', 'clients.id', 'client_storage.client_id')
    .select(['clients.id', 'clients.name', 'client_storage.pictures', 'client_storage.answer_files'])
    .select(['client_storage.files', 'client_storage.allowed', 'client_storage.total'])
  return readPage(query, largestFirst, page)
}

export async function sumStorage(db: AdminDb) {
  return db
    .selectFrom('client_storage')
    .select(sql<number>`coalesce(sum(pictures), 0)::bigint`.as('pictures'))
    .select(sql<number>`coalesce(sum(answer_files), 0)::bigint`.as('answer_files'))
    .select(sql<number>`coalesce(sum(files), 0)::bigint`.as('files'))
    .select(sql<Date | null>`max(measured_at)`.as('measured_at'))
    .executeTakeFirstOrThrow()
}

/**
 * Measures all clients, which takes half a second for a million files; lists therefore read the stored result. Files in
 * the bin are not counted, as for licence limits.
 */
export async function measureStorage(db: AdminDb, now: Date): Promise<void> {
  await sql`insert into client_storage (client_id, pictures, answer_files, files, allowed, measured_at)
    select client_id, sum(pictures), sum(answer_files), sum(files), sum(allowed), ${now}::timestamptz from (
      select client_id, sum(size) as pictures, 0 as answer_files, count(*) as files, 0 as allowed
        from media where deleted_at is null group by client_id
      union all
      select client_id, 0, sum(size), count(*), 0 from uploads group by client_id
      union all
      select client_id, 0, 0, 0, sum(${spaceLimit(1)}::numeric * max_space) from users
        where active and license_type <> 'Learner' group by client_id
    ) as parts group by client_id
    on conflict (client_id) do update set pictures = excluded.pictures, answer_files = excluded.answer_files,
      files = excluded.files, allowed = excluded.allowed, measured_at = excluded.measured_at`.execute(db)
}
