import { useFormatter } from '../words/use-words.ts'
import { bandScale, linearScale } from './scale.ts'
import { seriesStyles } from './series.ts'

export const histogramHeight = 180
const size = { height: histogramHeight, bottom: 20, top: 18 }

interface HistogramProps {
  readonly scores: readonly number[]
  readonly width: number
  readonly band: (at: number) => string
}

/** How many have which result: ten equal bands of per cent. */
export function Histogram({ scores, width, band }: HistogramProps) {
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
