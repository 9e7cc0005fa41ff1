import { type Action, type Actor, hasReach } from '@deckle/core/access/access.ts'
import { type RawBuilder, sql } from 'kysely'
import { pathsBelow } from './person-path.ts'

/**
 * The reaches of core/access as SQL conditions. Texts refer to the actor's ids as `:me` and `:client`, and to the range
 * of paths below them as `:from` and `:to`; `deckReach` and `userReach` bind them, and queries written as text insert
 * their own parameters.
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

const nameText = (deck: string): string =>
  `(select s.can from deck_shares s where s.client_id = :client and s.deck_id = ${deck}.id and s.user_id = :me)`

/** The actor's relation to a deck, as `may` takes it: `shared` and `is_below`. */
export function relationText(actor: Scoped, deck: string): { readonly shared: string; readonly is_below: string } {
  // Actors who reach the whole client need neither share nor hierarchy.
  if (hasReach(actor, 'deck.read', 'client')) return { shared: 'null::text', is_below: 'false' }
  return {
    // `edit` sorts before `view`, and `least` ignores nulls.
    shared: `least(nullif(${deck}.everyone, 'none'), ${nameText(deck)})`,
    is_below: belowText(actor, `${deck}.owner_id`),
  }
}

/**
 * `many`: for queries over many rows (decks outside the bin): collects the reachable ids once by index, instead of per
 * row.
 */
interface How {
  readonly many?: boolean
}

/** @param deck the table's name or alias in the query */
export function deckReach(
  actor: Scoped,
  action: Action,
  deck: string,
  { many = false }: How = {},
): RawBuilder<boolean> {
  const at = reachOf(actor, action)
  if (at('any')) return sql<boolean>`true`
  if (at('client')) return bound(actor, `${deck}.client_id = :client`)
  const levels = [...(at('view') ? ["'view'"] : []), ...(at('edit') ? ["'edit'"] : [])].join(', ')
  const isShared = levels !== ''
  if (many) {
    const live = (only: string): string =>
      `select d.id from decks d where d.client_id = :client and d.deleted_at is null and ${only}`
    const ids = [
      ...(at('own') ? [live('d.owner_id = :me')] : []),
      ...(isShared ? [live(`d.everyone <> 'none' and d.everyone in (${levels})`)] : []),
      ...(isShared
        ? [
            `select s.deck_id from deck_shares s where s.client_id = :client and s.user_id = :me and s.can in (${levels})`,
          ]
        : []),
      ...(at('branch') ? [live(`d.owner_id in (${branchText})`)] : []),
    ]
    return bound(actor, `(${deck}.client_id = :client and ${deck}.id in (${ids.join(' union all ') || 'null'}))`)
  }
  const conditions = [
    ...(at('own') ? [`${deck}.owner_id = :me`] : []),
    ...(isShared ? [`${deck}.everyone in (${levels})`, `${nameText(deck)} in (${levels})`] : []),
    ...(at('branch') ? [isBelowText(`${deck}.owner_id`)] : []),
  ]
  return bound(actor, `(${deck}.client_id = :client and (${conditions.join(' or ') || 'false'}))`)
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

export function relationColumns(actor: Scoped, deck: string) {
  const { shared, is_below } = relationText(actor, deck)
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
