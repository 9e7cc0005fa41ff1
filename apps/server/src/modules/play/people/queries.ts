import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { changePerson } from '../../figures/index.ts'
import type { PlayDb } from '../queries.ts'

/** With the deck's name, also of decks in the bin. */
export function listAttemptsOf(db: PlayDb, clientId: string, userId: string, page: PageRequest) {
  const query = db
    .selectFrom('attempts as a')
    .innerJoin('decks as d', (join) => join.onRef('d.client_id', '=', 'a.client_id').onRef('d.id', '=', 'a.deck_id'))
    .select(['a.id', 'a.deck_id', 'd.name', 'a.started_at', 'a.completed_at', 'a.percentage', 'a.passed'])
    .where('a.client_id', '=', clientId)
    .where('a.user_id', '=', userId)
  return readPage(query, newestFirst('a.started_at', 'a.id'), page)
}

export async function countAttemptsOf(db: PlayDb, clientId: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Transfers uploads of learners, which count against the licence of the deck's owner.
 * @param heirs new owners by former owner
 */
export async function handOverUploads(db: PlayDb, clientId: string, heirs: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    update uploads u set owner_id = h.heir
    from unnest(${[...heirs.keys()]}::uuid[], ${[...heirs.values()]}::uuid[]) as h (owner, heir)
    where u.client_id = ${clientId} and u.owner_id = h.owner`.execute(db)
}

/**
 * Replaces the person's id in their attempts by a random id. All attempts keep the same id, because reports count only
 * the last attempt of each person. Attempts with only the person's address get a second id: they counted as another
 * person before.
 */
export async function anonymizeAttempts(
  db: PlayDb,
  clientId: string,
  person: { readonly userId: string; readonly email: string; readonly nobody: readonly [string, string] },
): Promise<void> {
  const [ofPerson, ofAddress] = person.nobody
  const ofUser = await db
    .updateTable('attempts')
    .set({ user_id: ofPerson, email: null })
    .where('client_id', '=', clientId)
    .where('user_id', '=', person.userId)
    .returning('id')
    .execute()
  const ofEmail = await db
    .updateTable('attempts')
    .set({ user_id: ofAddress, email: null })
    .where('client_id', '=', clientId)
    .where('user_id', 'is', null)
    .where(sql<boolean>`lower(email) = ${person.email}`)
    .returning('id')
    .execute()
  // Attempts of other accounts that confirmed this person's address.
  await db
    .updateTable('attempts')
    .set({ email: null })
    .where('client_id', '=', clientId)
    .where(sql<boolean>`lower(email) = ${person.email}`)
    .execute()
  const idsOf = (attempts: readonly { readonly id: string }[]) => attempts.map(({ id }) => id)
  await changePerson(db, clientId, idsOf(ofUser), ofPerson)
  await changePerson(db, clientId, idsOf(ofEmail), ofAddress)
}
