import { download, type DownloadProgress } from '@deckle/contract/client/download.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { timeZone } from '../../../words/use-words.ts'
import type { OrganisationUrl } from '../url-state.ts'

const filtersOf = ({ kind, person, from, to }: OrganisationUrl) => ({
  ...(kind && { kind }),
  ...(person && { person }),
  ...(from && { from }),
  ...(to && { to }),
  tz: timeZone || 'UTC',
})

export const isFiltered = ({ kind, person, from, to }: OrganisationUrl): boolean =>
  [kind, person, from, to].some((value) => value !== undefined)

/** @param language of the texts, which the server writes */
export const auditQuery = (url: OrganisationUrl, language: string) =>
  pagedQuery({
    queryKey: queryKeys('audit').list(filtersOf(url), language),
    fetch: (page, signal) => api.audit.list({ query: { ...filtersOf(url), limit: 50, ...page }, signal }),
    keepsRows: false,
  })

export const exportAudit = (url: OrganisationUrl, format: TableFormat, progress: DownloadProgress) =>
  download(api, 'audit', 'export', { query: { ...filtersOf(url), format }, ...progress })

export const retentionQuery = queryOptions({
  queryKey: queryKeys('retention').one('own'),
  queryFn: async ({ signal }) => (await api.retention.show({ signal })).retention,
})
