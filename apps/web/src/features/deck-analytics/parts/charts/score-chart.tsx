import { ChartFrame } from '../../../../charts/chart-frame.tsx'
import { Histogram, histogramHeight } from '../../../../charts/histogram.tsx'
import { useFormatter, useWords } from '../../../../words/use-words.ts'

/** How many finished with what score: ten equal bands of per cent. */
export function ScoreChart({ scores }: { scores: readonly number[] }) {
  const t = useWords('analytics')
  const format = useFormatter()
  const total = scores.reduce((sum, count) => sum + count, 0)
  const peak = scores.indexOf(Math.max(...scores))
  const band = (at: number) => t('scores.band', { from: at * 10, to: at === 9 ? 100 : at * 10 + 9 })
  return (
    <ChartFrame
      title={t('scores.title')}
      finding={
        total > 0 ? t('scores.finding', { band: band(peak), count: scores[peak] ?? 0, total }) : t('scores.none')
      }
      table={{
        label: t('asTable'),
        columns: [t('score'), t('people')],
        rows: scores.map((count, at) => [band(at), format.number(count)]),
      }}
      height={histogramHeight}
    >
      {(width) => <Histogram scores={scores} width={width} band={band} />}
    </ChartFrame>
  )
}
