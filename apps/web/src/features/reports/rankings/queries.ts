import { type Download, download, type DownloadProgress } from '@deckle/contract/client/download.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { creatorOrders, viewerOrders } from '@deckle/core/report/reports/rankings.ts'
import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { choiceParam, dayParam, flagParam, textParam, urlParams, type UrlState } from '../../../lib/url/url-params.ts'

const common = { q: textParam(100), from: dayParam, to: dayParam }

export const creatorsUrl = urlParams({ ...common, sort: choiceParam(creatorOrders) }, ({ from, to, ...rest }) => ({
  ...rest,
  ...(from && to && from <= to ? { from, to } : {}),
}))
export type CreatorsUrl = UrlState<typeof creatorsUrl>

/** `mine`: of one's own decks, for who also sees others'. */
export const viewersUrl = urlParams(
  { ...common, sort: choiceParam(viewerOrders), mine: flagParam },
  ({ from, to, ...rest }) => ({ ...rest, ...(from && to && from <= to ? { from, to } : {}) }),
)
export type ViewersUrl = UrlState<typeof viewersUrl>

const queryOf = ({ q, ...days }: Pick<CreatorsUrl, 'q' | 'from' | 'to'>) => ({ ...days, ...(q && { search: q }) })

export const creatorsPages = ({ sort, ...url }: CreatorsUrl) =>
  pagedQuery({
    queryKey: queryKeys('reports').report('creators', { sort, ...url }),
    fetch: (page, signal) =>
      api.reports.creators({ query: { ...queryOf(url), ...(sort && { sort }), limit: 50, ...page }, signal }),
    keepsRows: false,
  })

export const downloadCreators = (
  { sort, ...url }: CreatorsUrl,
  format: TableFormat,
  progress: DownloadProgress,
): Promise<Download> =>
  download(api, 'reports', 'creators', { query: { ...queryOf(url), ...(sort && { sort }), format }, ...progress })

export const viewersPages = ({ sort, mine, ...url }: ViewersUrl) =>
  pagedQuery({
    queryKey: queryKeys('reports').report('viewers', { sort, mine, ...url }),
    fetch: (page, signal) =>
      mine
        ? api.reports.viewersOfCreator({ query: { ...queryOf(url), limit: 50, ...page }, signal })
        : api.reports.viewers({ query: { ...queryOf(url), ...(sort && { sort }), limit: 50, ...page }, signal }),
    keepsRows: false,
  })

export const downloadViewers = (
  { sort, mine, ...url }: ViewersUrl,
  format: TableFormat,
  progress: DownloadProgress,
): Promise<Download> =>
  mine
    ? download(api, 'reports', 'viewersOfCreator', { query: { ...queryOf(url), format }, ...progress })
    : download(api, 'reports', 'viewers', { query: { ...queryOf(url), ...(sort && { sort }), format }, ...progress })
