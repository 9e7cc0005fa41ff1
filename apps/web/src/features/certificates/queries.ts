import type { CertificateDesignRow } from '@deckle/contract/certificate-designs.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { textParam, type UrlState, urlParams } from '../../lib/url/url-params.ts'

export const designsUrl = urlParams({ q: textParam(100) })
export type DesignsUrl = UrlState<typeof designsUrl>

export const designsQuery = ({ q }: DesignsUrl) =>
  pagedQuery({
    queryKey: queryKeys('certificate_designs').list({ q }),
    fetch: (page, signal) =>
      api.certificate_designs.list({ query: { limit: 24, ...(q !== undefined && { search: q }), ...page }, signal }),
  })

export const designsOf = ({ certificate_designs }: { readonly certificate_designs: readonly CertificateDesignRow[] }) =>
  certificate_designs

export const designQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('certificate_designs').one(id),
    queryFn: async ({ signal }) => (await api.certificate_designs.show({ params: { id }, signal })).certificate_design,
    // The designer has its own copy, which it saves.
    staleTime: Infinity,
    gcTime: 0,
  })
