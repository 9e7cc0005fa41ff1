import type { mailStatuses } from '@deckle/contract/admin.ts'
import type { announcementStates } from '@deckle/contract/announcements.ts'
import { download } from '@deckle/contract/client/download.ts'
import type { PersonStatus } from '@deckle/core/people/person-condition.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const searchQuery = (search: string) => ({ limit: 30, ...(search ? { search } : {}) })

export const healthQuery = queryOptions({
  queryKey: queryKeys('admin').report('health'),
  queryFn: async ({ signal }) => (await api.admin.health({ signal })).health,
  refetchInterval: 15_000,
  staleTime: 0,
})

export const clientsQuery = (search: string) =>
  pagedQuery({
    queryKey: queryKeys('admin').list('clients', search),
    fetch: (page, signal) => api.admin.clients({ query: { ...searchQuery(search), ...page }, signal }),
  })

export interface PeopleFilter {
  readonly search: string
  readonly status: PersonStatus
  readonly client?: string
}

export const peopleQuery = ({ search, ...filter }: PeopleFilter) =>
  pagedQuery({
    queryKey: queryKeys('admin').list('people', search, filter),
    fetch: (page, signal) => api.admin.people({ query: { ...searchQuery(search), ...filter, ...page }, signal }),
  })
export type FoundPerson = Awaited<ReturnType<typeof api.admin.people>>['people'][number]

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('operators').one(id),
    queryFn: async ({ signal }) => (await api.operators.showClient({ params: { id }, signal })).client,
  })

/** Clients that the user's organisation opened. */
export const openedQuery = (search: string) =>
  pagedQuery({
    queryKey: queryKeys('operators').list('opened', search),
    fetch: (page, signal) => api.operators.clients({ query: { ...searchQuery(search), ...page }, signal }),
  })

/** People of a client who can be impersonated. */
export const impersonableQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: queryKeys('operators').one(id, 'people', search),
    queryFn: async ({ signal }) =>
      (await api.operators.people({ params: { id }, query: { ...searchQuery(search), limit: 10 }, signal })).people,
  })

export type MailStatus = (typeof mailStatuses)[number]

export const outboxQuery = (search: string, status: MailStatus | undefined) =>
  pagedQuery({
    queryKey: queryKeys('admin').list('outbox', { search, status }),
    fetch: (page, signal) =>
      api.admin.outbox({ query: { ...searchQuery(search), ...(status && { status }), ...page }, signal }),
  })

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('admin').one(id, 'mail'),
    queryFn: async ({ signal }) => (await api.admin.mail({ params: { id }, signal })).mail,
  })

/** Exports all matching entries. */
export const downloadAudit = (filters: AuditFilters) => download(api, 'admin', 'auditExport', { query: filters })

export type AuditFilters = NonNullable<NonNullable<Parameters<typeof api.admin.auditExport>[0]>['query']>

/** @param language of the texts, which the server writes */
export const auditQuery = (filters: AuditFilters, language: string) =>
  pagedQuery({
    queryKey: queryKeys('admin').list('audit', filters, language),
    fetch: (page, signal) => api.admin.audit({ query: { limit: 50, ...filters, ...page }, signal }),
    keepsRows: false,
  })

export const storageQuery = pagedQuery({
  queryKey: queryKeys('admin').list('storage'),
  fetch: (page, signal) => api.admin.storage({ query: { limit: 30, ...page }, signal }),
})

export const settingsQuery = queryOptions({
  queryKey: queryKeys('config').report('settings'),
  queryFn: ({ signal }) => api.config.settings({ signal }),
})

export const plansQuery = queryOptions({
  queryKey: queryKeys('plans').report('overview'),
  queryFn: ({ signal }) => api.plans.overview({ signal }),
})
export type PlansOverview = Awaited<ReturnType<typeof api.plans.overview>>

export type AnnouncementState = (typeof announcementStates)[number]

export const announcementsQuery = (state: AnnouncementState | undefined) =>
  pagedQuery({
    queryKey: queryKeys('announcements').list(state),
    fetch: (page, signal) => api.announcements.list({ query: { limit: 30, ...(state && { state }), ...page }, signal }),
  })
