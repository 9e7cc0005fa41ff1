import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { pathsBelow } from '../../../db/person-path.ts'
import { within } from '../../analytics/index.ts'
import type { PlayOutcomes } from '../../play/tables.ts'
import type { PeoplePlaces } from '../../users/tables.ts'
import type { PlayScope } from './play-scope.ts'
import type { Selected } from './selected-values.ts'

/** From an index that holds attempts with an outcome alone; with days or conditions, from these attempts. */
export function countOutcomes({ request, base, selected }: PlayScope, deckIds: readonly string[]) {
  const { deps, actor, from, to, tz } = request
  const db: ReadDbOf<PlayOutcomes & PeoplePlaces> = deps.db
  return db
    .selectFrom('attempts as a')
    .select(['a.deck_id', sql<string>`a.outcome_id`.as('outcome_id'), sql<number>`count(*)::integer`.as('count')])
    .where('a.client_id', '=', actor.clientId)
    .where('a.deck_id', '=', sql<string>`any (${deckIds}::uuid[])`)
    .where('a.outcome_id', '>', '')
    .where(within(sql`a.started_at`, { from, to, tz, version: null }))
    .where(selectedIn(selected))
    .where(base.filters.team ? isBelow(actor.clientId, base.filters.team) : sql<boolean>`true`)
    .groupBy(['a.deck_id', 'a.outcome_id'])
    .execute()
}

function isBelow(clientId: string, path: Buffer): RawBuilder<boolean> {
  const { from, to } = pathsBelow(path)
  return sql<boolean>`a.user_id in (select u.id from users u where u.client_id = ${clientId} and u.path > ${from} and u.path < ${to})`
}

const columns = {
  source: sql<string>`a.source`,
  device: sql<string>`a.device`,
  country: sql<string>`coalesce(a.country, '')`,
} as const

function selectedIn(selected: ReadonlyMap<keyof typeof columns, Selected>): RawBuilder<boolean> {
  const parts = [...selected].map(
    ([field, { only, values }]) => sql<boolean>`(${columns[field]} = any (${[...values]}::text[])) = ${only}`,
  )
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`
}
