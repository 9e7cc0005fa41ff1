import { hasReach } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { type Order, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import type { ReachedLevels } from '../../competencies/tables.ts'
import type { Learners } from '../../users/tables.ts'

export type CompetencyReportDb = ReadDbOf<ReachedLevels & Learners>

export interface LevelCounts {
  readonly measured: number
  readonly level_0: number
  readonly level_1: number
  readonly level_2: number
  readonly level_3: number
  /** Mean of those measured. */
  readonly percentage: number | null
}

/** Whom the actor may see: those of the client are read from the index alone, without the few in the bin. */
const seen = (actor: Scoped, person: string) =>
  hasReach(actor, 'competency.team', 'client')
    ? sql<boolean>`${sql.raw(person)} not in (select u.id from users u where u.client_id = ${actor.clientId}::uuid and u.deleted_at is not null)`
    : sql<boolean>`exists (select from users where users.client_id = ${actor.clientId}::uuid and users.id = ${sql.raw(person)}
        and users.deleted_at is null and ${userReach(actor, 'competency.team', 'users')})`

/** By the competency's id; those that nobody is measured in are missing. */
export async function countLevels(
  db: CompetencyReportDb,
  actor: Scoped,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LevelCounts>> {
  const at = (level: number) => sql<number>`(count(*) filter (where l.level = ${sql.lit(level)}))::integer`
  const rows = await db
    .selectFrom('competency_levels as l')
    .select([
      'l.competency_id',
      sql<number>`count(*)::integer`.as('measured'),
      at(0).as('level_0'),
      at(1).as('level_1'),
      at(2).as('level_2'),
      at(3).as('level_3'),
      sql<number | null>`round(avg(l.percentage), 1)::real`.as('percentage'),
    ])
    .where('l.client_id', '=', actor.clientId)
    .where('l.competency_id', '=', sql<string>`any (${ids}::uuid[])`)
    .where(seen(actor, 'l.user_id'))
    .groupBy('l.competency_id')
    .execute()
  return new Map(rows.map(({ competency_id, ...counts }) => [competency_id, counts]))
}

/** As the index `competency_levels_by_competency` has them: the least first. */
const leastFirst: Order = {
  keys: [
    ['l.percentage', 'numeric'],
    ['l.user_id', 'uuid'],
  ],
  direction: 'asc',
}

export const listMeasured = (db: CompetencyReportDb, actor: Scoped, competencyId: string, page: PageRequest) =>
  readPage(
    db
      .selectFrom('competency_levels as l')
      .innerJoin('users', (join) =>
        join.onRef('users.client_id', '=', 'l.client_id').onRef('users.id', '=', 'l.user_id'),
      )
      .select([
        'users.id',
        'users.email',
        'l.percentage',
        'l.level',
        'l.changed_at',
        sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name'),
        sql<string | null>`(select btrim(m.first_name || ' ' || m.last_name) from users m
          where m.client_id = users.client_id and m.id = users.manager_id)`.as('manager'),
      ])
      .where('l.client_id', '=', actor.clientId)
      .where('l.competency_id', '=', competencyId)
      .where('users.client_id', '=', actor.clientId)
      .where('users.deleted_at', 'is', null)
      .where(userReach(actor, 'competency.team', 'users')),
    leastFirst,
    page,
  )
