import { detailPrefix, type PersonCondition, type PersonStatus } from '@deckle/core/people/person-condition.ts'
import { type RawBuilder, sql } from 'kysely'
import { filledDetails, personHasText } from './person-text.ts'

type Condition = RawBuilder<boolean>

/** Whom a list, a bulk action or an export is about. Paths of managers are read before, so that the planner knows the size of their branches. */
export interface PersonFilter {
  readonly search?: string | undefined
  readonly status: PersonStatus
  readonly filter: readonly PersonCondition[]
}

/** `status` null: whatever it is. */
export type PersonMatch = Omit<PersonFilter, 'status'> & { readonly status: PersonStatus | null }

/** Lookups made before the query is built. */
export interface FilterFacts {
  /** The range of paths below a manager; null for an unknown manager. */
  readonly pathOf: (managerId: string) => { readonly from: Buffer; readonly to: Buffer } | null
}

/** For queries over `users` of one client. */
export function matchesFilter({ search = '', status, filter }: PersonMatch, facts: FilterFacts): Condition {
  const text = search.trim()
  const parts = [
    ...(status === null ? [] : [byStatus[status]]),
    ...(text === '' ? [] : [personHasText(text)]),
    ...filter.map((condition) => matches(condition, facts)),
  ]
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

const byStatus: Readonly<Record<PersonStatus, Condition>> = {
  active: sql<boolean>`users.active`,
  deactivated: sql<boolean>`(not users.active and users.deleted_at is null)`,
  bin: sql<boolean>`users.deleted_at is not null`,
}

function matches(condition: PersonCondition, { pathOf }: FilterFacts): Condition {
  const { field, op, value } = condition
  if (field.startsWith(detailPrefix)) return matchesDetail(field.slice(detailPrefix.length), condition)
  if (field === 'license_type')
    return op === 'is' || op === 'in'
      ? sql<boolean>`users.license_type = any (${textsOf(value)})`
      : sql<boolean>`not users.license_type = any (${textsOf(value)})`
  if (field === 'tags') return matchesTags(condition)
  // Both have an index in the order of names.
  if (field === 'second_factor')
    return sql<boolean>`users.second_factor_at is ${value === true ? sql`not null` : sql`null`}`
  if (field === 'manager') {
    if (op === 'exists') return sql<boolean>`users.manager_id is ${value === true ? sql`not null` : sql`null`}`
    if (op === 'is') return sql<boolean>`users.manager_id = ${value}`
    const range = pathOf(String(value))
    return range ? sql<boolean>`users.path > ${range.from} and users.path < ${range.to}` : sql<boolean>`false`
  }
  const column = momentColumns[field] ?? sql`users.created_at`
  if (op === 'exists') return sql<boolean>`${column} is ${value === true ? sql`not null` : sql`null`}`
  return sql<boolean>`${column} ${op === 'before' ? sql`<` : sql`>=`} ${String(value)}::timestamptz`
}

const momentColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  last_seen: sql`users.last_seen_at`,
  license_end: sql`users.expires_at`,
}

const textsOf = (value: PersonCondition['value']) => sql`${Array.isArray(value) ? value : [String(value)]}::text[]`

function matchesTags({ op, value }: PersonCondition): Condition {
  const any = sql<boolean>`exists (select from user_tags ut where ut.client_id = users.client_id and ut.user_id = users.id)`
  if (op === 'exists') return value === true ? any : sql<boolean>`not ${any}`
  const tagged = sql<boolean>`users.id in (select ut.user_id from user_tags ut where ut.client_id = users.client_id and ut.tag_id = any (${Array.isArray(value) ? value : [value]}::uuid[]))`
  return op === 'is' || op === 'in' ? tagged : sql<boolean>`not ${tagged}`
}

function matchesDetail(name: string, { op, value }: PersonCondition): Condition {
  const detail = sql`(users.details ->> ${name}::text)`
  const has = (one: string) => sql<boolean>`users.details @> ${JSON.stringify({ [name]: one })}::jsonb`
  const texts = (Array.isArray(value) ? value : [String(value)]) as readonly string[]
  if (op === 'exists') {
    const filled = sql<boolean>`${filledDetails} ? ${name}::text`
    if (value === true) return filled
    // Both conditions mean the same. The first is fast to evaluate, the second gives the planner statistics.
    return sql<boolean>`(coalesce(${detail}, '') = '' and not ${filled})`
  }
  if (op === 'contains') return sql<boolean>`searchable_text(${detail}) like search_pattern(${String(value)})`
  if (op === 'is' || op === 'in') return sql<boolean>`(${sql.join(texts.map(has), sql` or `)})`
  if (op === 'is_not' || op === 'not_in') return sql<boolean>`not (${sql.join(texts.map(has), sql` or `)})`
  // Dates are stored as YYYY-MM-DD, which sorts as text.
  if (op === 'before') return sql<boolean>`nullif(${detail}, '') < ${String(value)}`
  if (op === 'after') return sql<boolean>`${detail} >= ${String(value)}`
  const number = sql`case when ${detail} ~ '^-?[0-9]{1,15}(\\.[0-9]{1,9})?$' then ${detail}::numeric end`
  return sql<boolean>`coalesce(${number} ${op === 'at_least' ? sql`>=` : sql`<=`} ${String(value)}::numeric, false)`
}
