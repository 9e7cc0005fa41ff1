import type { DeckListQuery } from '@deckle/contract/decks.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { choiceParam, flagParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

type ChoiceOf<Name extends 'status' | 'owner' | 'sort'> = NonNullable<DeckListQuery[Name]>

export const statuses = ['draft', 'published', 'bin'] as const satisfies readonly ChoiceOf<'status'>[]
export const owners = ['me', 'shared'] as const satisfies readonly ChoiceOf<'owner'>[]
export const sorts = ['updated', 'created', 'name', 'attempts'] as const satisfies readonly ChoiceOf<'sort'>[]
export type Sort = (typeof sorts)[number]

export const libraryUrl = urlParams(
  {
    q: textParam(100),
    type: choiceParam(readerTypes),
    status: choiceParam(statuses),
    owner: choiceParam(owners),
    tag: textParam(40),
    sort: choiceParam(sorts.slice(1)),
    view: choiceParam(['list']),
    /** The dialog for a new deck is open. */
    create: flagParam,
    /** The reader type selected in it. */
    kind: choiceParam(readerTypes),
    import: flagParam,
    /** The media library is open. */
    files: flagParam,
  },
  ({ kind, ...rest }) => (rest.create && kind ? { ...rest, kind } : rest),
)
export type LibraryUrl = UrlState<typeof libraryUrl>

export function listQueryOf(url: LibraryUrl): DeckListQuery {
  return {
    ...(url.q ? { search: url.q.trim() } : {}),
    ...(url.type ? { readerType: url.type } : {}),
    ...(url.status ? { status: url.status } : {}),
    ...(url.tag ? { tag: url.tag } : {}),
    owner: url.owner ?? 'anyone',
    sort: url.sort ?? 'updated',
    limit: 24,
  }
}

export function isFiltered(url: LibraryUrl): boolean {
  return [url.q, url.type, url.status, url.owner, url.tag].some((filter) => filter !== undefined)
}
