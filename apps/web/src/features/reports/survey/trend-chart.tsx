import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { bandScale, labelEvery, linearScale } from '../../../charts/scale.ts'
import { seriesStyles } from '../../../charts/series.ts'
import { ValueAxis } from '../../../charts/value-axis.tsx'
import { useCalendarDay } from '../../../words/use-calendar-day.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Trend, TrendPoint } from './trends-of.ts'

const size = { height: 190, left: 36, bottom: 24, top: 10 }

interface TrendChartProps {
  readonly trend: Trend
  readonly by: 'day' | 'month'
}

/** The mean of a rating by period, with how it changed from the first to the last. */
export function TrendChart({ trend: { question, points }, by }: TrendChartProps) {
  const words = useWords('surveys')
  const format = useFormatter()
  const calendarDay = useCalendarDay()
  const mean = (value: number) => format.number(value, { maximumFractionDigits: 2 })
  const name = (day: string) =>
    calendarDay(day, by === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' })
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const texts = { from: mean(first.mean), to: mean(last.mean), first: name(first.day), last: name(last.day) }
  const finding =
    points.length === 1 ? 'once' : last.mean > first.mean ? 'rose' : last.mean < first.mean ? 'fell' : 'stayed'
  return (
    <ChartFrame
      title={question}
      finding={words(`trend.${finding}`, texts)}
      height={size.height}
      table={{
        label: words('asTable'),
        columns: [words('period'), words('mean'), words('answers')],
        rows: points.map((point) => [name(point.day), mean(point.mean), format.number(point.answered)]),
      }}
    >
      {(width) => <Line points={points} width={width} name={name} mean={mean} />}
    </ChartFrame>
  )
}

interface LineProps {
  readonly points: readonly TrendPoint[]
  readonly width: number
  readonly name: (day: string) => string
  readonly mean: (value: number) => string
}

function Line({ points, width, name, mean }: LineProps) {
  const most = Math.max(...points.map((point) => point.mean))
  const top = [1, 5, 10, 20, 50, 100].find((value) => value >= most) ?? most
  const y = linearScale(top, [size.height - size.bottom, size.top])
  const x = bandScale(points.length, [size.left, width])
  const every = labelEvery(x.step, 76)
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      <ValueAxis scale={y} ticks={[0, top / 2, top]} left={size.left} right={width} gap={8} />
      <polyline
        points={points.map((point, at) => `${x.middle(at)},${y(point.mean)}`).join(' ')}
        className="fill-none stroke-brand-edge stroke-2"
      />
      {points.map((point, at) => (
        <g key={point.day}>
          <title>{`${name(point.day)}: ${mean(point.mean)}`}</title>
          <circle cx={x.middle(at)} cy={y(point.mean)} r={points.length > 60 ? 2 : 4} className={seriesStyles.part} />
          {at % every === 0 && (
            <text x={x.middle(at)} y={size.height - 6} textAnchor="middle" className="fill-muted text-xs">
              {name(point.day)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
