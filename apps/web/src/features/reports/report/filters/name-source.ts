import { isBlank } from '@deckle/core/text/is-blank.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../lib/api.ts'
import { queryKeys } from '../../../../lib/query-keys.ts'
import type { NamedInput } from '../filter-fields.ts'

/** What can be found by a name. */
export type NameKind = NamedInput | 'competency'

/** What is searched for by a name: `id` is the condition's value. */
export interface Named {
  readonly id: string
  readonly name: string
  readonly note?: string
}

type Find = (search: string, signal: AbortSignal) => Promise<readonly Named[]>

const LIMIT = 20

/** Values that plays have, the most frequent first. */
const valuesOf =
  (report: 'sources' | 'geo', key: 'origin' | 'country'): Find =>
  async (_, signal) => {
    const { rows } = (await api.reports.show({ params: { report }, query: { limit: 100 }, signal })).report
    return rows.flatMap((row) => (row[key] ? [{ id: String(row[key]), name: String(row[key]) }] : []))
  }

const finders: Readonly<Record<Exclude<NameKind, 'person'>, Find>> = {
  deck: async (search, signal) => {
    const query = { limit: LIMIT, ...(search !== '' && { search }) }
    return (await api.decks.list({ query, signal })).decks.map(({ id, name, owner }) => ({
      id,
      name,
      note: owner.name,
    }))
  },
  course: async (search, signal) => {
    const query = { limit: LIMIT, ...(search !== '' && { search }) }
    return (await api.courses.list({ query, signal })).courses.map(({ id, title }) => ({ id, name: title }))
  },
  tag: async (search, signal) => {
    const query = { kind: 'user' as const, limit: LIMIT, ...(search !== '' && { search }) }
    return (await api.tags.list({ query, signal })).tags.map(({ id, name }) => ({ id, name }))
  },
  competency: async (_, signal) =>
    (await api.competencies.list({ signal })).competencies.map(({ id, name }) => ({ id, name })),
  country: valuesOf('geo', 'country'),
  source: valuesOf('sources', 'origin'),
}

/** Lists that the server gives whole; what is typed filters them here. */
export const isWhole = (input: NameKind): boolean => input === 'country' || input === 'source' || input === 'competency'

export const namesQuery = (input: Exclude<NameKind, 'person'>, search: string) =>
  queryOptions({
    queryKey: queryKeys('reports').report('names', input, isWhole(input) ? '' : search),
    queryFn: ({ signal }) => finders[input](search, signal),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })

/** The name of what a condition of the address means. */
export const nameQuery = (input: 'deck' | 'course' | 'tag' | 'person', id: string) =>
  queryOptions({
    queryKey: queryKeys('reports').report('name', input, id),
    queryFn: ({ signal }) => namers[input](id, signal),
    staleTime: 60_000,
  })

const namers: Readonly<
  Record<'deck' | 'course' | 'tag' | 'person', (id: string, signal: AbortSignal) => Promise<string>>
> = {
  deck: async (id, signal) => (await api.decks.show({ params: { id }, signal })).deck.content.name,
  course: async (id, signal) => (await api.courses.show({ params: { id }, signal })).course.content.title,
  tag: async (id, signal) => (await api.tags.list({ query: { only: id }, signal })).tags[0]?.name ?? '',
  person: async (id, signal) => {
    const { user } = await api.users.show({ params: { id }, signal })
    const name = `${user.first_name} ${user.last_name}`
    return isBlank(name) ? user.email : name.trim()
  },
}
