import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { type Report, type ReportName, reportQuery, type RowOf } from '../queries.ts'

interface WholeReportProps<Name extends ReportName> {
  readonly report: Report<Name>
  /** Class of the height while it loads. */
  readonly height: string
  readonly children: (rows: readonly RowOf<Name>[]) => ReactNode
}

/** A report that is one page, with its states: loading, failed, loaded. */
export function WholeReport<Name extends ReportName>({ report, height, children }: WholeReportProps<Name>) {
  const { data, error, refetch, isFetching } = useQuery(reportQuery(report))
  if (data) return children(data.report.rows)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <SkeletonFrame>
      <SkeletonBlock className={`w-full rounded-lg ${height}`} />
    </SkeletonFrame>
  )
}
