import { type PagedList, usePagedList } from '../../../lib/list/use-paged-list.ts'
import { type ReportView, viewsQuery } from './queries.ts'

export type ViewList = PagedList<ReportView>

const rowsOf = (page: { readonly views: readonly ReportView[] }) => page.views

/** Kept reports: one's own, and those that others share. */
export const useViews = (): ViewList => usePagedList(viewsQuery, rowsOf)
