import { ChartFrame } from '../../../../charts/chart-frame.tsx'
import { bandScale, linearScale } from '../../../../charts/scale.ts'
import { seriesStyles } from '../../../../charts/series.ts'
import { useFormatter, useWords } from '../../../../words/use-words.ts'

const size = { height: 180, bottom: 20, top: 18 }

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
      height={size.height}
    >
      {(width) => <Histogram scores={scores} width={width} band={band} />}
    </ChartFrame>
  )
}

interface HistogramProps {
  readonly scores: readonly number[]
  readonly width: number
  readonly band: (at: number) => string
}

function Histogram({ scores, width, band }: HistogramProps) {
  const format = useFormatter()
  const x = bandScale(scores.length, [0, width], { inner: 0.15 })
  const y = linearScale(Math.max(1, ...scores), [size.height - size.bottom, size.top])
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} className="stroke-edge" />
      {scores.map((count, at) => (
        <g key={band(at)}>
          <title>{`${band(at)}: ${count}`}</title>
          <rect
            x={x.start(at)}
            y={y(count)}
            width={x.width}
            height={y(0) - y(count)}
            rx={2}
            className={seriesStyles.part}
          />
          {count > 0 && (
            <text x={x.middle(at)} y={y(count) - 5} textAnchor="middle" className="fill-ink text-xs tabular-nums">
              {format.number(count)}
            </text>
          )}
          <text x={x.middle(at)} y={size.height - 4} textAnchor="middle" className="fill-muted text-xs tabular-nums">
            {format.number(at * 10)}
          </text>
        </g>
      ))}
    </svg>
  )
}
