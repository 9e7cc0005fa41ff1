import type { ReportLink } from '@deckle/contract/report-links.ts'
import type { LinkKind } from '@deckle/core/report/custom/report-link.ts'
import { api } from '../lib/api.ts'
import { pagedQuery } from '../lib/list/paged-query.ts'
import { queryKeys } from '../lib/query-keys.ts'

export type { ReportLink }

/** What a link shows. */
export interface LinkTarget {
  readonly kind: LinkKind
  readonly target: string
}

export const linksQuery = ({ kind, target }: LinkTarget) =>
  pagedQuery({
    queryKey: queryKeys('report_links').list(kind, target),
    fetch: (page, signal) => api.report_links.list({ query: { kind, target, limit: 20, ...page }, signal }),
  })
