import type { decks } from '@deckle/contract/decks.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
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
import type { KeyType } from '../../../db/paging/cursor.ts'
import {
  beyondText,
  keyText,
  type Order,
  type Page,
  pageOf,
  placeAfter,
  type Placed,
  sortedText,
} from '../../../db/paging/paging.ts'
import { branchText, relationText, type Scoped } from '../../../db/reach.ts'
import { pathsBelow } from '../../../db/person-path.ts'
import { type TagCells, tagCellsText } from '../../../db/tag-cells.ts'

type ListQuery = QueryOf<typeof decks.list>
/** `anyone`: every deck that the actor may see; in the bin, every deck that the actor may restore. */
type LibraryOwner = NonNullable<ListQuery['owner']>

export interface ListedDeck extends Placed {
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
  readonly tags: TagCells | null
  readonly attempt_count: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly deleted_at: Date | null
  /** The actor's relation to the deck. */
  readonly shared: ShareLevel | null
  readonly is_below: boolean
}

interface PageQuery {
  readonly actor: Scoped
  readonly query: ListQuery
  readonly search: string
  readonly order: (typeof orders)[ListQuery['sort']]
  /** Sort key of the last row of the previous page. */
  readonly after: ReturnType<typeof placeAfter>
}

/**
 * SQL text on the pool, as this is a measured hot path: a named statement for each combination of filters, licence rank
 * and limit is planned once per connection.
 */
export async function listDecks(pool: pg.Pool, actor: Scoped, query: ListQuery): Promise<Page<ListedDeck>> {
  const { readerType, status, owner = 'anyone', sort, limit } = query
  const order = orders[sort]
  const pageQuery = { actor, query, search: query.search?.trim() ?? '', order, after: placeAfter(order, query) }
  const paths = accessPathsTo(actor, owner, status === 'bin' ? 'deck.delete' : 'deck.read')
  if (paths.length === 0) return pageOf([], query)
  const values: unknown[] = []
  const value = (input: unknown): string => `$${values.push(input)}`
  const named = pageText(pageQuery, paths, value)
  // PostgreSQL refuses parameters that the text doesn't use: their type is unknown.
  const { from, to } = pathsBelow(actor.path)
  const text = Object.entries({ ':client': actor.clientId, ':me': actor.userId, ':from': from, ':to': to }).reduce(
    (bound, [name, input]) => (bound.includes(name) ? bound.replaceAll(name, value(input)) : bound),
    named,
  )
  // Search words and tags differ too much in frequency: they are planned each time.
  const filters = [
    sort,
    status ?? '',
    readerType !== undefined,
    owner,
    actorRank(actor),
    pageQuery.after !== null,
    limit,
  ]
  const { rows } = await pool.query<ListedDeck>({
    ...(pageQuery.search === '' && query.tag === undefined && { name: `decks_${filters.join('_')}` }),
    text,
    values,
  })
  return pageOf(rows, query)
}

/** A ground on which the actor reaches decks, as a part of a query. */
interface AccessPath {
  readonly from: string
  readonly only: readonly string[]
  /** A subquery; the part runs once for each of its rows. */
  readonly each?: string
}

function accessPathsTo(actor: Actor, owner: LibraryOwner, action: Action): readonly AccessPath[] {
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
 * With one part, the page is read from the index of its order. With several, the first rows of each are merged, so that
 * the cost doesn't grow with decks the actor may not see. The merged rows are sorted by their own key: sorting by the
 * deck's column could make the planner sort all of the client's decks first, as it misjudges the size of a branch.
 */
function pageText(pageQuery: PageQuery, paths: readonly AccessPath[], value: (input: unknown) => string): string {
  const { actor, order, query } = pageQuery
  const filters = filtersText(pageQuery, value)
  const [[column]] = order.keys
  const page = `order by ${sortedText(order)} limit ${Math.trunc(query.limit) + 1}`
  const { shared, is_below } = relationText(actor, 'decks')
  const columns = `decks.id, decks.client_id, decks.owner_id, decks.name, decks.reader_type, decks.language, decks.slide_count, decks.cover, decks.shortid, decks.published_version_id,
    decks.published_revision is distinct from decks.revision as is_outdated,
    decks.attempt_count, decks.created_at, decks.updated_at, decks.deleted_at, btrim(users.first_name || ' ' || users.last_name) as owner_name, ${keyText(order)} as page_key,
    ${tagCellsText('deck', ':client', 'decks.id')} as tags, ${shared} as shared, ${is_below} as is_below`
  const owners = 'join users on users.client_id = decks.client_id and users.id = decks.owner_id'
  const [path] = paths
  if (paths.length === 1 && path && !path.each)
    return `select ${columns} from ${path.from} ${owners} where ${[...filters, ...path.only].join(' and ')} ${page}`
  const firsts = paths.map(({ from, only, each }) => {
    const first = `select decks.id, ${column} as key from ${from} where ${[...filters, ...only].join(' and ')} ${page}`
    return each ? `(select first.* from ${each} cross join lateral (${first}) first)` : `(${first})`
  })
  const { direction } = order
  return `select ${columns} from (
      select id, key from (${firsts.join(' union ')}) firsts order by key ${direction}, id ${direction} limit ${Math.trunc(query.limit) + 1}
    ) found join decks on decks.client_id = :client and decks.id = found.id ${owners} order by found.key ${direction}, found.id ${direction}`
}

function filtersText({ query, search, order, after }: PageQuery, value: (input: unknown) => string): readonly string[] {
  const { status, readerType, tag } = query
  return [
    'decks.client_id = :client',
    `decks.deleted_at is ${status === 'bin' ? 'not ' : ''}null`,
    ...(status === 'published'
      ? ['decks.published_version_id is not null']
      : status === 'draft'
        ? ['decks.published_version_id is null']
        : []),
    ...(readerType === undefined ? [] : [`decks.reader_type = ${value(readerType)}`]),
    ...(tag === undefined
      ? []
      : [
          `decks.id in (select dt.deck_id from deck_tags dt where dt.client_id = :client and dt.tag_id = ${value(tag)}::uuid)`,
        ]),
    ...(search === '' ? [] : [`decks.search_text like search_pattern(${value(search)})`]),
    ...(after === null ? [] : [beyondText(order, after, value)]),
  ]
}

/** Sorts by one column, then by id. */
const by = (column: string, type: KeyType, direction: Order['direction']) =>
  ({
    keys: [
      [column, type],
      ['decks.id', 'uuid'],
    ],
    direction,
  }) as const satisfies Order

const orders = {
  updated: by('decks.updated_at', 'timestamptz', 'desc'),
  created: by('decks.created_at', 'timestamptz', 'desc'),
  name: by('lower(decks.name)', 'text', 'asc'),
  attempts: by('decks.attempt_count', 'bigint', 'desc'),
}
