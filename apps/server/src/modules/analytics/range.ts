import { isDay } from '@deckle/core/time/instant.ts'
import { type Message, refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'
import type { Range } from './queries.ts'

export interface RangeQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly tz: string
  readonly version?: number | undefined
}

/** Refuses with `malformed` a day that no calendar has and a time zone that the database does not know. */
export async function readRange(deps: Deps, query: RangeQuery): Promise<Range> {
  const fields: Record<string, Message> = {}
  if (query.from !== undefined && !isDay(query.from)) fields['from'] = 'range.day'
  if (query.to !== undefined && !isDay(query.to)) fields['to'] = 'range.day'
  if (query.from !== undefined && query.to !== undefined && query.from > query.to) fields['to'] = 'range.order'
  if (query.tz !== 'UTC' && !(await deps.timeZones.has(query.tz))) fields['tz'] = 'range.zone'
  if (query.version !== undefined && query.version > 2_147_483_647) fields['version'] = 'range.version'
  if (Object.keys(fields).length > 0) throw refuse('malformed', { fields })
  return { from: query.from ?? null, to: query.to ?? null, tz: query.tz, version: query.version ?? null }
}
