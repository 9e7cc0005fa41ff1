import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { Histogram, histogramHeight } from '../../../charts/histogram.tsx'
import { useWords } from '../../../words/use-words.ts'
import { ReportExport } from '../parts/report-export.tsx'
import { useValues } from '../parts/use-values.ts'
import { WholeReport } from '../parts/whole-report.tsx'

/** How many learners have which result. */
export function ScoreChart({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const { number } = useValues()
  const report = { name: 'courseScores', id } as const
  const title = words('scores.title')
  return (
    <WholeReport report={report} height="h-60">
      {(bands) => {
        const scores = bands.map(({ learners }) => learners)
        const total = scores.reduce((sum, count) => sum + count, 0)
        const peak = scores.indexOf(Math.max(...scores))
        const band = (at: number) => words('scores.band', { from: at * 10, to: at === 9 ? 100 : at * 10 + 9 })
        return (
          <ChartFrame
            title={title}
            finding={
              total > 0
                ? words('scores.finding', { band: band(peak), count: scores[peak] ?? 0, total })
                : words('scores.none')
            }
            action={<ReportExport report={report} title={title} />}
            table={{
              label: words('asTable'),
              columns: [words('columns.percentage'), words('columns.learners')],
              rows: total > 0 ? scores.map((count, at) => [band(at), number(count)]) : [],
            }}
            height={histogramHeight}
          >
            {(width) => <Histogram scores={scores} width={width} band={band} />}
          </ChartFrame>
        )
      }}
    </WholeReport>
  )
}
