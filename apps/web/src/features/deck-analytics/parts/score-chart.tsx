import { scaleBand, scaleLinear } from 'd3-scale'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { ChartFrame } from './chart-frame.tsx'

const height = 180
const foot = 20

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
      tableLabel={t('asTable')}
      columns={[t('score'), t('people')]}
      rows={scores.map((count, at) => [band(at), format.number(count)])}
    >
      {(width) => <Histogram scores={scores} width={width} band={band} />}
    </ChartFrame>
  )
}

function Histogram({
  scores,
  width,
  band,
}: {
  scores: readonly number[]
  width: number
  band: (at: number) => string
}) {
  const format = useFormatter()
  const x = scaleBand<number>()
    .domain(scores.map((_, at) => at))
    .range([0, width])
    .paddingInner(0.15)
  const y = scaleLinear()
    .domain([0, Math.max(1, ...scores)])
    .range([height - foot, 18])
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} className="stroke-edge" />
      {scores.map((count, at) => (
        <g key={band(at)}>
          <title>{`${band(at)}: ${count}`}</title>
          <rect x={x(at)} y={y(count)} width={x.bandwidth()} height={y(0) - y(count)} rx={2} className="fill-brand" />
          {count > 0 && (
            <text
              x={(x(at) ?? 0) + x.bandwidth() / 2}
              y={y(count) - 5}
              textAnchor="middle"
              className="fill-ink text-xs tabular-nums"
            >
              {format.number(count)}
            </text>
          )}
          <text
            x={(x(at) ?? 0) + x.bandwidth() / 2}
            y={height - 4}
            textAnchor="middle"
            className="fill-muted text-xs tabular-nums"
          >
            {format.number(at * 10)}
          </text>
        </g>
      ))}
    </svg>
  )
}
