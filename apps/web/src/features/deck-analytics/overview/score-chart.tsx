import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { axisLook } from '../../../charts/axis-look.ts'
import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { seriesStyles } from '../../../charts/series.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

const size = { height: 190, bottom: 24, top: 18 }

/** How many finished with what score: ten equal bands of per cent. */
export function ScoreChart({ scores }: { readonly scores: readonly number[] }) {
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
        rows: total > 0 ? scores.map((count, at) => [band(at), format.number(count)]) : [],
      }}
      height={size.height}
    >
      {(width) => <Bands scores={scores} width={width} band={band} />}
    </ChartFrame>
  )
}

function Bands({ scores, width, band }: BandsProps) {
  const format = useFormatter()
  const foot = size.height - size.bottom
  const x = scaleBand({ domain: scores.map((_, at) => at), range: [0, width], padding: 0.15 })
  const y = scaleLinear({ domain: [0, Math.max(1, ...scores)], range: [foot, size.top] })
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      {scores.map((count, at) => (
        <g key={band(at)}>
          <title>{`${band(at)}: ${count}`}</title>
          <Bar
            x={x(at)}
            y={y(count)}
            width={x.bandwidth()}
            height={foot - y(count)}
            rx={2}
            className={seriesStyles.part}
          />
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
        </g>
      ))}
      <AxisBottom scale={x} top={foot} tickFormat={(at) => format.number(at * 10)} {...axisLook.bottom} />
    </svg>
  )
}

interface BandsProps {
  readonly scores: readonly number[]
  readonly width: number
  readonly band: (at: number) => string
}
