import { type Action, type Actor, hasReach } from '@deckle/core/access/access.ts'
import { type RawBuilder, sql } from 'kysely'
import { pathsBelow } from './person-path.ts'

/**
 * The reaches of core/access as SQL conditions. Texts refer to the actor's ids as `:me` and `:client`, and to the range
 * of paths below them as `:from` and `:to`; `deckReach`, `courseReach`, `articleReach` and `userReach` bind them, and queries written
 * as text insert their own parameters.
 */
export type Scoped = Pick<Actor, 'userId' | 'clientId' | 'licenseType' | 'ownsClient' | 'actedBy'> & {
  /** Place in the hierarchy: `users.path`. */
  readonly path: Buffer
}

/** Ids of everyone below the actor, for queries over many rows. */
export const branchText = `select u.id from users u where u.client_id = :client and u.path > :from and u.path < :to`

const isBelowText = (person: string): string => `exists (${branchText} and u.id = ${person})`

const belowText = (actor: Scoped, person: string): string =>
  hasReach(actor, 'user.read', 'branch') && !hasReach(actor, 'user.read', 'client') ? isBelowText(person) : 'false'

/** As a column; false for actors who reach the whole client. */
export function belowColumn(actor: Scoped, person: string) {
  return bound(actor, belowText(actor, person)).as('is_below')
}

/** What people own and share: the table, the one of its shares with the column of its id, and the action of seeing it. */
export const sharedKinds = {
  deck: { table: 'decks', shares: 'deck_shares', key: 'deck_id', read: 'deck.read' },
  course: { table: 'courses', shares: 'course_shares', key: 'course_id', read: 'course.read' },
  article: { table: 'articles', shares: 'article_shares', key: 'article_id', read: 'article.view' },
} as const
export type SharedKind = keyof typeof sharedKinds

function nameText(kind: SharedKind, alias: string): string {
  const { shares, key } = sharedKinds[kind]
  return `(select s.can from ${shares} s where s.client_id = :client and s.${key} = ${alias}.id and s.user_id = :me)`
}

/** The actor's relation to a deck, course or article, as `may` takes it: `shared` and `is_below`. */
export function relationText(
  actor: Scoped,
  alias: string,
  kind: SharedKind = 'deck',
): { readonly shared: string; readonly is_below: string } {
  // Actors who reach the whole client need neither share nor hierarchy.
  if (hasReach(actor, sharedKinds[kind].read, 'client')) return { shared: 'null::text', is_below: 'false' }
  return {
    // `edit` sorts before `view`, and `least` ignores nulls.
    shared: `least(nullif(${alias}.everyone, 'none'), ${nameText(kind, alias)})`,
    is_below: belowText(actor, `${alias}.owner_id`),
  }
}

/**
 * `many`: for queries over many rows (outside the bin): collects the reachable ids once by index, instead of per row.
 */
interface How {
  readonly many?: boolean
  /** The id's column where the row names the thing. */
  readonly column?: string
}

/** @param deck the table's name or alias in the query */
export const deckReach = (actor: Scoped, action: Action, deck: string, how: How = {}): RawBuilder<boolean> =>
  sharedReach(actor, action, { kind: 'deck', alias: deck, ...how })

/** @param course the table's name or alias in the query */
export const courseReach = (actor: Scoped, action: Action, course: string, how: How = {}): RawBuilder<boolean> =>
  sharedReach(actor, action, { kind: 'course', alias: course, ...how })

/** @param article the table's name or alias in the query */
export const articleReach = (actor: Scoped, action: Action, article: string, how: How = {}): RawBuilder<boolean> =>
  sharedReach(actor, action, { kind: 'article', alias: article, ...how })

function sharedReach(
  actor: Scoped,
  action: Action,
  { kind, alias, many = false, column = 'id' }: How & { readonly kind: SharedKind; readonly alias: string },
): RawBuilder<boolean> {
  const at = reachOf(actor, action)
  if (at('any')) return sql<boolean>`true`
  if (at('client')) return bound(actor, `${alias}.client_id = :client`)
  const levels = [...(at('view') ? ["'view'"] : []), ...(at('edit') ? ["'edit'"] : [])].join(', ')
  const isShared = levels !== ''
  if (many) {
    const { table, shares, key } = sharedKinds[kind]
    const live = (only: string): string =>
      `select d.id from ${table} d where d.client_id = :client and d.deleted_at is null and ${only}`
    const ids = [
      ...(at('own') ? [live('d.owner_id = :me')] : []),
      ...(isShared ? [live(`d.everyone <> 'none' and d.everyone in (${levels})`)] : []),
      ...(isShared
        ? [`select s.${key} from ${shares} s where s.client_id = :client and s.user_id = :me and s.can in (${levels})`]
        : []),
      ...(at('branch') ? [live(`d.owner_id in (${branchText})`)] : []),
    ]
    return bound(
      actor,
      `(${alias}.client_id = :client and ${alias}.${column} in (${ids.join(' union all ') || 'null'}))`,
    )
  }
  const conditions = [
    ...(at('own') ? [`${alias}.owner_id = :me`] : []),
    ...(isShared ? [`${alias}.everyone in (${levels})`, `${nameText(kind, alias)} in (${levels})`] : []),
    ...(at('branch') ? [isBelowText(`${alias}.owner_id`)] : []),
  ]
  return bound(actor, `(${alias}.client_id = :client and (${conditions.join(' or ') || 'false'}))`)
}

/** Leads of decks within reach, and those that one, or somebody below, looks after. @param lead the table's name or alias */
export function leadReach(actor: Scoped, lead: string): RawBuilder<boolean> {
  const action = 'lead.edit'
  const at = reachOf(actor, action)
  if (at('client')) return bound(actor, `${lead}.client_id = :client`)
  const owned = [
    ...(at('own') ? [`${lead}.owner_id = :me`] : []),
    ...(at('branch') ? [`${lead}.owner_id in (${branchText})`] : []),
  ]
  if (owned.length === 0) return sql<boolean>`false`
  const ofDecks = deckReach(actor, action, lead, { many: true, column: 'deck_id' })
  return sql<boolean>`(${bound(actor, `${lead}.client_id = :client and (${owned.join(' or ')})`)} or ${ofDecks})`
}

/** @param user the table's name or alias in the query */
export function userReach(actor: Scoped, action: Action, user: string): RawBuilder<boolean> {
  const at = reachOf(actor, action)
  if (at('any')) return sql<boolean>`true`
  const conditions = at('client')
    ? ['true']
    : [
        ...(at('own') ? [`${user}.id = :me`] : []),
        ...(at('branch') ? [`(${user}.path > :from and ${user}.path < :to)`] : []),
      ]
  return bound(actor, `(${user}.client_id = :client and (${conditions.join(' or ') || 'false'}))`)
}

export function relationColumns(actor: Scoped, alias: string, kind: SharedKind = 'deck') {
  const { shared, is_below } = relationText(actor, alias, kind)
  return [bound<'view' | 'edit' | null>(actor, shared).as('shared'), bound(actor, is_below).as('is_below')] as const
}

const reachOf = (actor: Scoped, action: Action) => (reach: Parameters<typeof hasReach>[2]) =>
  hasReach(actor, action, reach)

function bound<T = boolean>({ userId, clientId, path }: Scoped, text: string): RawBuilder<T> {
  const { from, to } = pathsBelow(path)
  const values: Readonly<Record<string, RawBuilder<unknown>>> = {
    ':me': sql`${userId}::uuid`,
    ':client': sql`${clientId}::uuid`,
    ':from': sql`${from}::bytea`,
    ':to': sql`${to}::bytea`,
  }
  const parts = text.split(/(:me|:client|:from|:to)/).map((part) => values[part] ?? sql.raw(part))
  return sql<T>`${sql.join(parts, sql.raw(''))}`
}
