import type { Deps } from '../../../deps.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import type { DeckRow } from '@deckle/contract/decks.ts'
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts'
import { presentRow } from '../present.ts'
import { type LibraryOwner, type LibrarySort, listDecks as listRows } from './queries.ts'

interface DeckListRequest {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly search?: string | undefined
  readonly readerType?: ReaderType | undefined
  readonly status?: 'draft' | 'published' | 'bin' | undefined
  readonly owner?: LibraryOwner | undefined
  readonly sort: LibrarySort
}

const keyParts = {
  updated: ['moment', 'uuid'],
  created: ['moment', 'uuid'],
  name: ['text', 'uuid'],
  attempts: ['number', 'uuid'],
} as const

/** One page of the library in one query; `total` only where the whole list is on the page. */
export async function listDecks(
  deps: Deps,
  actor: Actor,
  query: DeckListRequest,
): Promise<{ decks: DeckRow[]; next: string | null; total?: number }> {
  const rows = await listRows(deps.pool, {
    actor,
    limit: query.limit + 1,
    search: query.search?.trim() ?? '',
    readerType: query.readerType,
    status: query.status,
    owner: query.owner ?? 'anyone',
    sort: query.sort,
    after: query.cursor === undefined ? null : decodeCursor(query.cursor, keyParts[query.sort]),
  })
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const next = rows.length > query.limit && last ? encodeCursor([last.sort_key, last.id]) : null
  const decks = shown.map((row) => presentRow(actor, row))
  return next === null && query.cursor === undefined ? { decks, next, total: decks.length } : { decks, next }
}
