import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'
import { within } from '../../analytics/index.ts'
import type { PlayOutcomes } from '../../play/tables.ts'
import type { PlayScope } from './play-scope.ts'

/** From an index that holds attempts with an outcome alone; with days or conditions, from these attempts. */
export function countOutcomes({ request, by }: PlayScope, deckIds: readonly string[]) {
  const { deps, actor, from, to, tz } = request
  const db: ReadDbOf<PlayOutcomes> = deps.db
  return db
    .selectFrom('attempts as a')
    .select(['a.deck_id', sql<string>`a.outcome_id`.as('outcome_id'), sql<number>`count(*)::integer`.as('count')])
    .where('a.client_id', '=', actor.clientId)
    .where('a.deck_id', '=', sql<string>`any (${deckIds}::uuid[])`)
    .where('a.outcome_id', 'is not', null)
    .where(
      from === null && to === null ? sql<boolean>`true` : within(sql`a.started_at`, { from, to, tz, version: null }),
    )
    .where(by ? matching(by.field, by.conditions) : sql<boolean>`true`)
    .groupBy(['a.deck_id', 'a.outcome_id'])
    .execute()
}

const columns: Readonly<Record<string, RawBuilder<string>>> = {
  source: sql<string>`a.source`,
  device: sql<string>`a.device`,
  country: sql<string>`coalesce(a.country, '')`,
}

function matching(field: string, conditions: readonly ReportCondition[]): RawBuilder<boolean> {
  const column = columns[field] ?? sql<string>`''`
  const parts = conditions.map(({ op, value }) => {
    if (op === 'exists') return sql<boolean>`(${column} <> '') = ${value}`
    const isOne = sql<boolean>`${column} = any (${Array.isArray(value) ? value : [String(value)]}::text[])`
    return op === 'is' || op === 'in' ? isOne : sql<boolean>`not ${isOne}`
  })
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}
