import type { DeckListQuery } from '@deckle/contract/decks.ts'
import { type ReaderType, readerTypes } from '@deckle/core/reader-type/reader-type.ts'

/** What the library's address holds; what is left out is the first choice of each. */
export interface LibraryUrl {
  readonly q?: string
  readonly type?: ReaderType
  readonly status?: Status
  readonly owner?: 'me' | 'shared'
  readonly sort?: Sort
  readonly view?: 'list'
  /** The dialog for a new deck stands open. */
  readonly create?: true
  /** The kind that is chosen in it. */
  readonly kind?: ReaderType
  /** The dialog that makes a deck from a file stands open. */
  readonly import?: true
  /** The files of the client stand open. */
  readonly files?: true
}

export const statuses = ['draft', 'published', 'bin'] as const
export type Status = (typeof statuses)[number]
export const owners = ['me', 'shared'] as const
export const sorts = ['updated', 'created', 'name', 'attempts'] as const
export type Sort = (typeof sorts)[number]

/** Reads the address; what makes no sense there is left out. */
export function parseLibraryUrl(search: Readonly<Record<string, unknown>>): LibraryUrl {
  const q = typeof search['q'] === 'string' || typeof search['q'] === 'number' ? String(search['q']).slice(0, 100) : ''
  const type = readerTypes.find((one) => one === search['type'])
  const kind = isOn(search['create']) ? readerTypes.find((one) => one === search['kind']) : undefined
  const status = statuses.find((one) => one === search['status'])
  const owner = owners.find((one) => one === search['owner'])
  const sort = sorts.slice(1).find((one) => one === search['sort'])
  return {
    ...(q.trim() ? { q } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...(owner ? { owner } : {}),
    ...(sort ? { sort } : {}),
    ...(search['view'] === 'list' ? { view: 'list' } : {}),
    ...(isOn(search['create']) ? { create: true } : {}),
    ...(kind ? { kind } : {}),
    ...(isOn(search['import']) ? { import: true } : {}),
    ...(isOn(search['files']) ? { files: true } : {}),
  }
}

const isOn = (value: unknown): boolean => value === true || value === 'true' || value === 1

/** The address as the list's query. */
export function listQueryOf(url: LibraryUrl): DeckListQuery {
  return {
    ...(url.q?.trim() ? { search: url.q.trim() } : {}),
    ...(url.type ? { readerType: url.type } : {}),
    ...(url.status ? { status: url.status } : {}),
    owner: url.owner ?? 'anyone',
    sort: url.sort ?? 'updated',
    limit: 24,
  }
}

/** Whether anything narrows the list down. */
export function isFiltered(url: LibraryUrl): boolean {
  return url.q !== undefined || url.type !== undefined || url.status !== undefined || url.owner !== undefined
}
