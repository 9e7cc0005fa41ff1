import type { ModerationCase } from '@deckle/contract/moderation.ts'
import { type CaseState, caseStates } from '@deckle/core/social/social.ts'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, urlParams } from '../../lib/url/url-params.ts'

/** What is listed: cases by their state, or people who are muted. */
export const listed = [...caseStates, 'muted'] as const

export const moderationUrl = urlParams({ state: choiceParam(listed.slice(1)) })

export type CasesPage = Awaited<ReturnType<typeof api.moderation.list>>
export type MutesPage = Awaited<ReturnType<typeof api.moderation.mutes>>

export const casesQuery = (state: CaseState) =>
  pagedQuery({
    queryKey: queryKeys('moderation').list('cases', { state }),
    fetch: (page, signal) => api.moderation.list({ query: { ...page, state }, signal }),
    keepsRows: false,
  })

export const mutesQuery = pagedQuery({
  queryKey: queryKeys('moderation').list('mutes', {}),
  fetch: (page, signal) => api.moderation.mutes({ query: page, signal }),
})

/** Feed and comments that were loaded show what is decided here. */
export const outdatedByDecisions = [
  queryKeys('moderation').all,
  queryKeys('social').lists,
  queryKeys('posts').all,
  queryKeys('comments').all,
]

/** A post and a comment may have the same id. */
export const keyOf = ({ target, id }: Pick<ModerationCase, 'target' | 'id'>): string => `${target} ${id}`
