import { sql } from 'kysely'
import { type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { personNameText } from '../../../db/person-text.ts'
import { userReach } from '../../../db/reach.ts'
import { nameColumn, type PeopleQuery, type PeopleReportDb } from './queries.ts'

type Matched = Pick<PeopleQuery, 'actor' | 'matching'>

const levels = (db: PeopleReportDb, { actor, matching }: Matched) =>
  db
    .selectFrom('competency_levels as l')
    .innerJoin('users', (join) => join.onRef('users.client_id', '=', 'l.client_id').onRef('users.id', '=', 'l.user_id'))
    .where('l.client_id', '=', actor.clientId)
    .where('users.client_id', '=', actor.clientId)
    .where('users.deleted_at', 'is', null)
    .where(userReach(actor, 'competency.team', 'users'))
    .where(matching)

/** By person's name, then by competency. */
export const listLevels = (db: PeopleReportDb, matched: Matched, page: PageRequest) =>
  readPage(
    levels(db, matched)
      .innerJoin('competencies as m', (join) =>
        join.onRef('m.client_id', '=', 'l.client_id').onRef('m.id', '=', 'l.competency_id'),
      )
      .where('m.client_id', '=', matched.actor.clientId)
      .select(['users.id', nameColumn.as('name'), 'l.competency_id', 'm.name as competency', 'm.scale'])
      .select(['l.level', 'l.percentage', 'l.changed_at']),
    {
      keys: [
        [personNameText, 'text'],
        ['users.id', 'uuid'],
        ['l.competency_id', 'uuid'],
      ],
      direction: 'asc',
    },
    page,
  )

/** By the competency's id; those that nobody is measured in are missing. */
export async function countLevels(db: PeopleReportDb, matched: Matched) {
  const at = (level: number) => sql<number>`(count(*) filter (where l.level = ${sql.lit(level)}))::integer`
  const rows = await levels(db, matched)
    .select(['l.competency_id', sql<number>`count(*)::integer`.as('measured')])
    .select([at(0).as('level_0'), at(1).as('level_1'), at(2).as('level_2'), at(3).as('level_3')])
    .select(sql<number | null>`round(avg(l.percentage), 1)::real`.as('percentage'))
    .groupBy('l.competency_id')
    .execute()
  return new Map(rows.map(({ competency_id, ...counts }) => [competency_id, counts]))
}
