import type { PersonCondition } from '@deckle/core/people/person-condition.ts'
import { type RawBuilder, sql } from 'kysely'
import { matchPeople, requireConditions } from '../../users/index.ts'
import type { ReportRequest } from '../table/report-request.ts'
import type { PersonRow } from './queries.ts'

/** The request's conditions on `users`. Refuses those on fields that the actor does not see. */
export async function matchingPeople({ deps, actor, conditions }: ReportRequest): Promise<RawBuilder<boolean>> {
  const filter: readonly PersonCondition[] = conditions.filter(({ field }) => field !== 'course')
  if (filter.length === 0) return sql<boolean>`true`
  await requireConditions(deps.db, actor, filter)
  return matchPeople(deps.db, actor.clientId, { status: null, filter })
}

export const personColumns = ({ id, name, email, manager }: Pick<PersonRow, 'id' | 'name' | 'email' | 'manager'>) => ({
  user_id: id,
  user: name,
  email,
  manager: manager ?? '',
})

export const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

export const both = (one: RawBuilder<boolean>, other: RawBuilder<boolean>) => sql<boolean>`(${one} and ${other})`
