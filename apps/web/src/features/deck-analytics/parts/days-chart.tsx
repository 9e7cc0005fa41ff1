import { scaleBand, scaleLinear } from 'd3-scale'
import type { DeckOverview } from '@deckle/contract/analytics.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { ChartFrame } from './chart-frame.tsx'

const height = 180
const foot = 20
const side = 32

/** Starts and completions by day: outlined bars with filled ones inside. */
export function DaysChart({ days }: { days: DeckOverview['days'] }) {
  const t = useWords('analytics')
  const format = useFormatter()
  const label = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const busiest = days.reduce<(typeof days)[number] | undefined>(
    (best, day) => (best && best.starts >= day.starts ? best : day),
    undefined,
  )
  return (
    <ChartFrame
      title={t('days.title')}
      finding={
        busiest && busiest.starts > 0
          ? t('days.finding', { day: label(busiest.day), starts: busiest.starts })
          : t('days.quiet')
      }
      tableLabel={t('asTable')}
      columns={[t('days.day'), t('starts'), t('completions')]}
      rows={days.map((day) => [label(day.day), format.number(day.starts), format.number(day.completions)])}
    >
      {(width) => <Bars days={days} width={width} label={label} />}
    </ChartFrame>
  )
}

function Bars({ days, width, label }: { days: DeckOverview['days']; width: number; label: (day: string) => string }) {
  const format = useFormatter()
  const t = useWords('analytics')
  const x = scaleBand()
    .domain(days.map((day) => day.day))
    .range([side, width])
    .paddingInner(0.25)
    .paddingOuter(0.1)
  const y = scaleLinear()
    .domain([0, Math.max(4, ...days.map((day) => day.starts))])
    .nice(4)
    .range([height - foot, 6])
  const bar = Math.min(x.bandwidth(), 28)
  const every = Math.max(1, Math.ceil(days.length / Math.max(1, Math.floor(width / 72))))
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      {y
        .ticks(4)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line x1={side} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={side - 6} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-muted text-xs tabular-nums">
              {format.number(tick)}
            </text>
          </g>
        ))}
      {days.map((day, at) => {
        const left = (x(day.day) ?? 0) + (x.bandwidth() - bar) / 2
        return (
          <g key={day.day}>
            <title>{`${label(day.day)}: ${t('starts')} ${day.starts}, ${t('completions')} ${day.completions}`}</title>
            <rect
              x={left}
              y={y(day.starts)}
              width={bar}
              height={y(0) - y(day.starts)}
              rx={Math.min(2, bar / 2)}
              className="fill-brand-soft stroke-brand-edge"
            />
            <rect
              x={left}
              y={y(day.completions)}
              width={bar}
              height={y(0) - y(day.completions)}
              rx={Math.min(2, bar / 2)}
              className="fill-brand"
            />
            {at % every === 0 && (
              <text
                x={left + bar / 2}
                y={height - 4}
                textAnchor={left < side + 20 ? 'start' : left > width - 40 ? 'end' : 'middle'}
                className="fill-muted text-xs"
              >
                {label(day.day)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
