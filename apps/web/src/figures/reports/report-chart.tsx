import type { ReactNode } from 'react'
import { ChartFrame } from '../../charts/chart-frame.tsx'
import { bandScale, halfTicks, labelEvery, linearScale } from '../../charts/scale.ts'
import { seriesStyles } from '../../charts/series.ts'
import { ValueAxis } from '../../charts/value-axis.tsx'
import { useWords } from '../../words/use-words.ts'
import { useReportValues } from './use-report-values.ts'
import { type ChartData, chartData, type ChartTable, type Measure } from './chart-data.ts'

/** Bars of a report's main figure, where it has several of something to compare. */
export function ReportChart({ report, title, measure = null, action }: ReportChartProps) {
  const words = useWords('reports')
  const { write, heading } = useReportValues()
  const data = chartData(report, measure)
  if (!data) return null
  const named = data.bars.map((bar) => ({
    name: write(data.name, data.nameType, bar.name),
    value: bar.value,
    text: write(data.figure, data.figureType, bar.value),
  }))
  const top = named.reduce((one, other) => (other.value > one.value ? other : one))
  return (
    <ChartFrame
      title={title}
      action={action}
      finding={words('chart.finding', { figure: heading(data.figure), name: top.name, value: top.text })}
      height={data.isTime ? UPRIGHT : named.length * LINE}
      table={{
        label: words('chart.asTable'),
        columns: [heading(data.name), heading(data.figure)],
        rows: named.map(({ name, text }) => [name, text]),
      }}
    >
      {(width) =>
        data.isTime ? <Upright bars={named} width={width} data={data} /> : <Lying bars={named} width={width} />
      }
    </ChartFrame>
  )
}

interface ReportChartProps {
  readonly report: ChartTable
  readonly title: string
  /** What is drawn, where it is not for the chart to find. */
  readonly measure?: Measure | null
  /** Beside the title. */
  readonly action?: ReactNode
}

interface Bar {
  readonly name: string
  readonly value: number
  readonly text: string
}

const UPRIGHT = 200
/** Of an upright bar, in pixels. */
const WIDEST = 56
const LINE = 28

function Upright({
  bars,
  width,
  data,
}: {
  readonly bars: readonly Bar[]
  readonly width: number
  readonly data: ChartData
}) {
  const left = 44
  const ticks = halfTicks(Math.max(...bars.map(({ value }) => value)))
  const x = bandScale(bars.length, [left, width], { inner: 0.2 })
  const y = linearScale(ticks[2], [UPRIGHT - 22, 8])
  const every = labelEvery(x.step, data.name === 'month' ? 110 : 90)
  return (
    <svg width={width} height={UPRIGHT} aria-hidden="true" className="block">
      <ValueAxis scale={y} ticks={ticks} left={left} right={width} gap={8} />
      {bars.map(({ name, value, text }, at) => (
        <g key={name}>
          <title>{`${name}: ${text}`}</title>
          <rect
            x={x.start(at)}
            y={y(Math.max(0, value))}
            width={Math.min(WIDEST, Math.max(1, x.width))}
            height={y(0) - y(Math.max(0, value))}
            rx={2}
            className={seriesStyles.part}
          />
          {at % every === 0 && (
            <text x={x.start(at)} y={UPRIGHT - 6} className="fill-muted text-xs">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Names left, values at the end of each bar. */
function Lying({ bars, width }: { readonly bars: readonly Bar[]; readonly width: number }) {
  const left = Math.min(220, width * 0.4)
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const x = linearScale(most, [0, Math.max(0, width - left - 72)])
  const letters = Math.floor(left / 7)
  return (
    <svg width={width} height={bars.length * LINE} aria-hidden="true" className="block">
      {bars.map(({ name, value, text }, at) => (
        <g key={`${name}${at}`} transform={`translate(0 ${at * LINE})`}>
          <title>{`${name}: ${text}`}</title>
          <text x={0} y={LINE / 2} dy="0.32em" className="fill-ink text-xs">
            {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
          </text>
          <rect
            x={left}
            y={5}
            width={Math.max(2, x(Math.max(0, value)))}
            height={LINE - 10}
            rx={2}
            className={seriesStyles.part}
          />
          <text
            x={left + Math.max(2, x(Math.max(0, value))) + 6}
            y={LINE / 2}
            dy="0.32em"
            className="fill-muted text-xs tabular-nums"
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}
