import { useQuery } from '@tanstack/react-query'
import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { Histogram, histogramHeight } from '../../../charts/histogram.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { reportQuery } from '../queries.ts'
import { useReportFormat } from '../use-report-format.ts'

/** How many learners have what result. */
export function CourseScores({ id }: { readonly id: string }) {
  const t = useWords('learning-reports')
  const { number } = useReportFormat()
  const { data, error, refetch, isFetching } = useQuery(reportQuery({ name: 'courseScores', id }))
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <SkeletonBlock className="h-45" />
  const counts = data.report.rows.map(({ learners }) => learners)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const peak = counts.indexOf(Math.max(...counts))
  const band = (at: number) => t('scores.band', { from: String(at * 10), to: String(at === 9 ? 100 : at * 10 + 9) })
  return (
    <ChartFrame
      title={t('scores.title')}
      finding={
        total > 0 ? t('scores.finding', { band: band(peak), count: counts[peak] ?? 0, total }) : t('scores.none')
      }
      table={{
        label: t('asTable'),
        columns: [t('report.columns.percentage'), t('report.columns.learners')],
        rows: total === 0 ? [] : counts.map((count, at) => [band(at), number(count)]),
      }}
      height={histogramHeight}
    >
      {(width) => <Histogram counts={counts} width={width} band={band} />}
    </ChartFrame>
  )
}
