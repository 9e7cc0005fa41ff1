import { EXPERT } from '@deckle/core/learning/competency/competency.ts'
import { type RawBuilder, sql } from 'kysely'
import { type StoredCounts, listDifferent } from '../../../db/stored-counts.ts'
import { type Order, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { pathsBelow } from '../../../db/person-path.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import type { CompetenciesDb } from '../queries.ts'

/** The better of what was and what is; true if it changed. */
export async function raiseBest(
  db: CompetenciesDb,
  best: { readonly clientId: string; readonly userId: string; readonly deckId: string; readonly percentage: number },
): Promise<boolean> {
  const { rows } = await sql`insert into deck_bests as known (client_id, user_id, deck_id, percentage)
    values (${best.clientId}, ${best.userId}, ${best.deckId}, round(${best.percentage}::numeric, 1))
    on conflict (client_id, deck_id, user_id) do update set percentage = excluded.percentage
    where excluded.percentage > known.percentage returning deck_id`.execute(db)
  return rows.length > 0
}

/** Locked until the transaction ends: two decks that a person completes at once count one after the other. */
export async function lockPersonsLevels(db: CompetenciesDb, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`competencies ${userId}`}, 0))`.execute(db)
}

/** Those that the deck counts for; shared with other completions, but not with a change of the framework. */
export async function shareCompetenciesOf(db: CompetenciesDb, clientId: string, deckId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('competencies')
    .select('id')
    .where('client_id', '=', clientId)
    .where(
      sql<boolean>`exists (select from competency_decks cd where cd.client_id = competencies.client_id and cd.competency_id = competencies.id and cd.deck_id = ${deckId})`,
    )
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** By links `cd` and bests `b`. */
const levelledWhere = (which: RawBuilder<unknown>) => sql`select m.client_id, m.user_id, m.competency_id, m.percentage,
    case when m.percentage >= greatest(c.threshold, ${EXPERT}::integer) then 3 when m.percentage >= c.threshold then 2
      when m.percentage >= c.threshold / 2.0 then 1 else 0 end as level
  from (
    select cd.client_id, cd.competency_id, b.user_id, round(sum(cd.weight * b.percentage) / t.total, 1) as percentage
    from competency_decks cd
    cross join lateral (select sum(weight) as total from competency_decks o
      where o.client_id = cd.client_id and o.competency_id = cd.competency_id) t
    join deck_bests b on b.client_id = cd.client_id and b.deck_id = cd.deck_id
    where ${which} group by 1, 2, 3, t.total
  ) m join competencies c on c.client_id = m.client_id and c.id = m.competency_id`

/**
 * Percentages and levels by what is stored of decks and framework, with a line of history where a level changed. The
 * same sums as `competencyPercentage` and `levelOf` of core.
 * @param userId null for everyone
 */
export async function refreshLevels(
  db: CompetenciesDb,
  {
    clientId,
    competencyIds,
    userId,
    now,
  }: {
    readonly clientId: string
    readonly competencyIds: readonly string[]
    readonly userId: string | null
    readonly now: Date
  },
): Promise<void> {
  if (competencyIds.length === 0) return
  const person = userId === null ? sql`true` : sql`b.user_id = ${userId}::uuid`
  const levelled = levelledWhere(
    sql`cd.client_id = ${clientId} and cd.competency_id = any (${competencyIds}::uuid[]) and ${person}`,
  )
  if (userId === null)
    await sql`delete from competency_levels l
      where l.client_id = ${clientId} and l.competency_id = any (${competencyIds}::uuid[]) and not exists (
        select from competency_decks cd join deck_bests b on b.client_id = cd.client_id and b.deck_id = cd.deck_id
        where cd.client_id = l.client_id and cd.competency_id = l.competency_id and b.user_id = l.user_id)`.execute(db)
  await sql`with levelled as (${levelled}
    ), changed as (
      insert into competency_levels as known (client_id, user_id, competency_id, percentage, level, changed_at)
      select client_id, user_id, competency_id, percentage, level, ${now}::timestamptz from levelled
      on conflict (client_id, user_id, competency_id) do update
        set percentage = excluded.percentage, level = excluded.level, changed_at = excluded.changed_at
        where (known.percentage, known.level) is distinct from (excluded.percentage, excluded.level)
    )
    insert into competency_history (client_id, id, user_id, competency_id, percentage, level, changed_at)
    select n.client_id, gen_random_uuid(), n.user_id, n.competency_id, n.percentage, n.level, ${now}::timestamptz
    from levelled n left join competency_levels before
      on before.client_id = n.client_id and before.user_id = n.user_id and before.competency_id = n.competency_id
    where before.level is distinct from n.level`.execute(db)
}

const nameOf = (table: string) => sql.raw<string>(`btrim(${table}.first_name || ' ' || ${table}.last_name)`)

/** A person outside the bin whom the actor reaches. */
export function findPerson(
  db: CompetenciesDb,
  actor: Scoped,
  action: 'competency.profile' | 'competency.team',
  id: string,
) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.path', nameOf('users').as('name')])
    .where('users.client_id', '=', actor.clientId)
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where(userReach(actor, action, 'users'))
    .executeTakeFirst()
}

export function findLevels(db: CompetenciesDb, clientId: string, userIds: readonly string[]) {
  return db
    .selectFrom('competency_levels')
    .select(['user_id', 'competency_id', 'percentage', 'level', 'changed_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .execute()
}

/** Newest first. */
export function findHistory(db: CompetenciesDb, clientId: string, userId: string) {
  return db
    .selectFrom('competency_history as h')
    .innerJoin('competencies as c', (join) =>
      join.onRef('c.client_id', '=', 'h.client_id').onRef('c.id', '=', 'h.competency_id'),
    )
    .select(['h.id', 'h.competency_id', 'c.name', 'h.level', 'h.percentage', 'h.changed_at'])
    .where('h.client_id', '=', clientId)
    .where('h.user_id', '=', userId)
    .orderBy('h.changed_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(50)
    .execute()
}

const byPlace: Order = { keys: [['users.path', 'bytea']], direction: 'asc' }

interface Team {
  readonly clientId: string
  /** Of the person whose team it is. */
  readonly path: Buffer
}

/** Active people below. */
function membersOf(db: CompetenciesDb, { clientId, path }: Team) {
  const { from, to } = pathsBelow(path)
  return db
    .selectFrom('users')
    .where('users.client_id', '=', clientId)
    .where('users.path', '>', from)
    .where('users.path', '<', to)
    .where('users.active', '=', true)
    .where('users.deleted_at', 'is', null)
}

export const listMembers = (db: CompetenciesDb, team: Team, page: PageRequest) =>
  readPage(membersOf(db, team).select(['users.id', nameOf('users').as('name')]), byPlace, page)

export async function countMembers(db: CompetenciesDb, team: Team): Promise<number> {
  const row = await membersOf(db, team)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Of those measured, by competency. */
export function sumTeam(db: CompetenciesDb, team: Team, competencyIds: readonly string[]) {
  const at = (level: number) => sql<number>`(count(*) filter (where l.level = ${level}))::integer`
  return membersOf(db, team)
    .innerJoin('competency_levels as l', (join) =>
      join.onRef('l.client_id', '=', 'users.client_id').onRef('l.user_id', '=', 'users.id'),
    )
    .select([
      'l.competency_id',
      sql<number>`round(avg(l.percentage), 1)`.as('percentage'),
      sql<number>`count(*)::integer`.as('measured'),
      at(0).as('level_0'),
      at(1).as('level_1'),
      at(2).as('level_2'),
      at(3).as('level_3'),
    ])
    .where('l.competency_id', '=', sql<string>`any (${competencyIds}::uuid[])`)
    .groupBy('l.competency_id')
    .execute()
}

export const competencyLevels: StoredCounts = {
  name: 'competency_levels',
  locks: ['deck_bests', 'competency_decks', 'competencies'],
  listFaults: (db) =>
    listDifferent(db, {
      stored: sql`select * from competency_levels`,
      counted: levelledWhere(sql`true`),
      key: ['client_id', 'user_id', 'competency_id'],
      figures: ['percentage', 'level'],
    }),
  async replace(db, now) {
    const rows = await db.selectFrom('competencies').select(['client_id', 'id']).execute()
    for (const clientId of new Set(rows.map(({ client_id }) => client_id))) {
      const competencyIds = rows.flatMap(({ client_id, id }) => (client_id === clientId ? id : []))
      await refreshLevels(db, { clientId, competencyIds, userId: null, now })
    }
  },
}
