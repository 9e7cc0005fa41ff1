import {
  type Action,
  type Actor,
  actorRank,
  hasReach,
  type Reach,
  type ShareLevel,
} from '@deckle/core/access/access.ts'
import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type pg from 'pg'
import { branchText, standingText } from '../../../db/reach.ts'

export type LibrarySort = 'updated' | 'created' | 'name' | 'attempts'
/** `anyone`: all that the actor may see; of the bin, all that the actor may take out of it. */
export type LibraryOwner = 'me' | 'shared' | 'anyone'

export interface ListOptions {
  readonly actor: Actor
  readonly limit: number
  readonly search: string
  readonly readerType: ReaderType | undefined
  readonly status: 'draft' | 'published' | 'bin' | undefined
  readonly owner: LibraryOwner
  readonly sort: LibrarySort
  /** The sort's value and the id of the last row seen. */
  readonly after: readonly [string | number, string] | null
}

export interface ListedDeck {
  readonly id: string
  readonly client_id: string
  readonly owner_id: string
  readonly owner_name: string
  readonly name: string
  readonly reader_type: ReaderType
  readonly language: Language
  readonly slide_count: number
  readonly cover: DeckContent
  readonly shortid: string | null
  readonly published_version_id: string | null
  readonly is_outdated: boolean
  readonly attempt_count: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly deleted_at: Date | null
  readonly sort_key: string | number
  /** How it stands to the actor. */
  readonly shared: ShareLevel | null
  readonly is_below: boolean
}

/** One page of the library: a named statement for each combination of filters and rank of a licence, with the limit in it. */
export async function listDecks(pool: pg.Pool, options: ListOptions): Promise<ListedDeck[]> {
  const { actor, search, readerType, status, owner, sort, after, limit } = options
  const ways = waysTo(actor, owner, status === 'bin' ? 'deck.delete' : 'deck.read')
  if (ways.length === 0) return []
  const values: unknown[] = []
  const value = (given: unknown): string => `$${values.push(given)}`
  const named = pageText(options, ways, value)
  // Only what the text names may be given: a parameter that is not used has no type.
  const text = [':client', ':me'].reduce(
    (bound, name) =>
      bound.includes(name) ? bound.replaceAll(name, value(name === ':me' ? actor.userId : actor.clientId)) : bound,
    named,
  )
  // Words differ too much in how often they stand in names: such a search is planned each time anew.
  const filters = [sort, status ?? '', readerType !== undefined, owner, actorRank(actor), after !== null, limit]
  const { rows } = await pool.query<ListedDeck>({
    ...(search === '' && { name: `decks_${filters.join('_')}` }),
    text,
    values,
  })
  return rows
}

/** A way in which decks are reached, as a part of a query. */
interface Way {
  readonly from: string
  readonly only: readonly string[]
  /** The way is gone once for each row of this. */
  readonly each?: string
}

function waysTo(actor: Actor, owner: LibraryOwner, action: Action): readonly Way[] {
  const at = (reach: Reach): boolean => hasReach(actor, action, reach)
  if (owner === 'anyone' && at('client')) return [{ from: 'decks', only: [] }]
  const own = { from: 'decks', only: ['decks.owner_id = :me'] }
  const others = owner === 'shared' ? ['decks.owner_id <> :me'] : []
  const shared = [
    { from: 'decks', only: ["decks.everyone <> 'none'", ...others] },
    {
      from: 'deck_shares mine join decks on decks.client_id = mine.client_id and decks.id = mine.deck_id',
      only: ['mine.client_id = :client', 'mine.user_id = :me', ...others],
    },
  ]
  const below = { each: `(${branchText}) below`, from: 'decks', only: ['decks.owner_id = below.id'] }
  return [
    ...(owner !== 'shared' && at('own') ? [own] : []),
    ...(owner !== 'me' && at('view') ? shared : []),
    ...(owner === 'anyone' && at('branch') ? [below] : []),
  ]
}

/**
 * By one way, the page is read from the index of its order. By several, the first of each are, and put in order:
 * what is read does not grow with the decks that are not the actor's to see.
 */
function pageText(options: ListOptions, ways: readonly Way[], value: (given: unknown) => string): string {
  const { actor, sort, limit } = options
  const { column, key, direction } = orders[sort]
  const filters = filtersText(options, value)
  const order = `order by ${column} ${direction}, decks.id ${direction} limit ${Math.trunc(limit)}`
  const { shared, is_below } = standingText(actor, 'decks')
  const columns = `decks.id, decks.client_id, decks.owner_id, decks.name, decks.reader_type, decks.language, decks.slide_count, decks.cover, decks.shortid, decks.published_version_id,
    decks.published_revision is distinct from decks.revision as is_outdated,
    decks.attempt_count, decks.created_at, decks.updated_at, decks.deleted_at, btrim(users.first_name || ' ' || users.last_name) as owner_name, ${key} as sort_key,
    ${shared} as shared, ${is_below} as is_below`
  const owners = 'join users on users.client_id = decks.client_id and users.id = decks.owner_id'
  const [way] = ways
  if (ways.length === 1 && way && !way.each)
    return `select ${columns} from ${way.from} ${owners} where ${[...filters, ...way.only].join(' and ')} ${order}`
  const firsts = ways.map(({ from, only, each }) => {
    const first = `select decks.id, ${column} as key from ${from} where ${[...filters, ...only].join(' and ')} ${order}`
    return each ? `(select first.* from ${each} cross join lateral (${first}) first)` : `(${first})`
  })
  return `select ${columns} from (
      select id from (${firsts.join(' union ')}) firsts order by key ${direction}, id ${direction} limit ${Math.trunc(limit)}
    ) found join decks on decks.client_id = :client and decks.id = found.id ${owners} ${order}`
}

function filtersText(
  { status, readerType, search, sort, after }: ListOptions,
  value: (given: unknown) => string,
): readonly string[] {
  const { column, type, direction } = orders[sort]
  return [
    'decks.client_id = :client',
    `decks.deleted_at is ${status === 'bin' ? 'not ' : ''}null`,
    ...(status === 'published'
      ? ['decks.published_version_id is not null']
      : status === 'draft'
        ? ['decks.published_version_id is null']
        : []),
    ...(readerType === undefined ? [] : [`decks.reader_type = ${value(readerType)}`]),
    ...(search === ''
      ? []
      : [`lower(decks.name) like ${value(`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)}`]),
    ...(after === null
      ? []
      : [
          `(${column}, decks.id) ${direction === 'asc' ? '>' : '<'} (${value(after[0])}::${type}, ${value(after[1])}::uuid)`,
        ]),
  ]
}

const orders = {
  updated: { column: 'decks.updated_at', key: exactText('decks.updated_at'), type: 'timestamptz', direction: 'desc' },
  created: { column: 'decks.created_at', key: exactText('decks.created_at'), type: 'timestamptz', direction: 'desc' },
  name: { column: 'lower(decks.name)', key: 'lower(decks.name)', type: 'text', direction: 'asc' },
  attempts: { column: 'decks.attempt_count', key: 'decks.attempt_count', type: 'bigint', direction: 'desc' },
} as const

/** ISO 8601 in UTC with microseconds: what a cursor keeps of a moment. */
function exactText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}
