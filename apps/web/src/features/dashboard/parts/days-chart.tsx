import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { LayeredBar } from '../../../charts/layered-bar.tsx'
import { bandScale, halfTicks, labelEvery, linearScale } from '../../../charts/scale.ts'
import { useDayName } from '../../../charts/use-day-name.ts'
import { ValueAxis } from '../../../charts/value-axis.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Stats } from '../queries.ts'

type Day = Stats['days'][number]

const size = { height: 200, left: 36, bottom: 24, top: 8 }

/** Plays started and completed by day. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const words = useWords('dashboard')
  const format = useFormatter()
  const dayName = useDayName()
  const starts = sum(days, 'starts')
  const busiest = days.reduce<Day | null>((most, day) => (most === null || day.starts > most.starts ? day : most), null)
  const finding =
    starts === 0 || !busiest
      ? words('chart.none')
      : words('chart.finding', {
          starts,
          completions: format.number(sum(days, 'completions')),
          most: format.number(busiest.starts),
          day: dayName(busiest.day),
        })
  return (
    <ChartFrame
      title={words('chart.title')}
      finding={finding}
      legend={[
        { series: 'whole', label: words('chart.starts') },
        { series: 'part', label: words('chart.completions') },
      ]}
      table={{
        label: words('chart.table'),
        columns: [words('chart.day'), words('chart.starts'), words('chart.completions')],
        rows: days.map((day) => [dayName(day.day), format.number(day.starts), format.number(day.completions)]),
      }}
      height={size.height}
      isCompact
    >
      {(width) => <Bars days={days} width={width} dayName={dayName} />}
    </ChartFrame>
  )
}

interface BarsProps {
  readonly days: readonly Day[]
  readonly width: number
  readonly dayName: (day: string) => string
}

function Bars({ days, width, dayName }: BarsProps) {
  const format = useFormatter()
  const ticks = halfTicks(Math.max(1, ...days.map((day) => day.starts)))
  const y = linearScale(ticks[2], [size.height - size.bottom, size.top])
  const x = bandScale(days.length, [size.left, width])
  const bar = Math.max(2, Math.min(18, x.step * 0.64))
  const every = labelEvery(x.step, 64)
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      <ValueAxis scale={y} ticks={ticks} left={size.left} right={width} gap={8} />
      {days.map((day, index) => (
        <g key={day.day}>
          <title>{`${dayName(day.day)}: ${format.number(day.starts)} / ${format.number(day.completions)}`}</title>
          <rect x={x.start(index)} y={size.top} width={x.step} height={y(0) - size.top} fill="transparent" />
          <LayeredBar
            scale={y}
            left={x.middle(index) - bar / 2}
            width={bar}
            whole={day.starts}
            part={day.completions}
          />
          {index % every === 0 && (
            <text
              x={Math.min(x.middle(index), width - 20)}
              y={size.height - 6}
              textAnchor="middle"
              className="fill-muted text-xs"
            >
              {dayName(day.day)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

function sum(days: readonly Day[], name: 'starts' | 'completions'): number {
  return days.reduce((total, day) => total + day[name], 0)
}
