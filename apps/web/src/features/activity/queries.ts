import { playEvents } from '@deckle/contract/models/play-events.ts'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, dayParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'
import { timeZone } from '../../words/use-words.ts'

export type LogPage = Awaited<ReturnType<typeof api.activity.log>>
export type Entry = LogPage['log'][number]
export type SessionPage = Awaited<ReturnType<typeof api.activity.sessionData>>

/** Days, both included, and an event. */
export const logUrl = urlParams(
  { event: choiceParam(playEvents), from: dayParam, to: dayParam },
  ({ event, from, to }) => ({ ...(event && { event }), ...(from && to && from <= to ? { from, to } : {}) }),
)
export type LogUrl = UrlState<typeof logUrl>

/** Milliseconds between two looks at what is new. */
const LOOK_EVERY = 15_000

/** Newest first. What is new is looked for as long as no older page was read. */
export const logPages = (id: string, url: LogUrl) => ({
  ...pagedQuery({
    queryKey: queryKeys('activity').one(id, url),
    fetch: (page, signal) =>
      api.activity.log({
        params: { user_id: id },
        query: { ...url, tz: timeZone || 'UTC', limit: 50, ...page },
        signal,
      }),
    keepsRows: false,
  }),
  refetchInterval: ({
    state,
  }: {
    readonly state: { readonly data?: { readonly pages: readonly unknown[] } | undefined }
  }) => ((state.data?.pages.length ?? 0) > 1 ? (false as const) : LOOK_EVERY),
})

/** Oldest first. */
export const sessionPages = (id: string) =>
  pagedQuery({
    queryKey: queryKeys('activity').one(id, 'session'),
    fetch: async (page, signal) => {
      const reply = await api.activity.sessionData({ params: { id }, query: { limit: 100, ...page }, signal })
      return reply
    },
  })
