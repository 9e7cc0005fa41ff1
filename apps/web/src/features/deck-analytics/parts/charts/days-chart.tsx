import type { DeckOverview } from '@deckle/contract/analytics.ts'
import { ChartFrame } from '../../../../charts/chart-frame.tsx'
import { LayeredBar } from '../../../../charts/layered-bar.tsx'
import { niceTicks } from '../../../../charts/nice-ticks.ts'
import { bandScale, labelEvery, linearScale } from '../../../../charts/scale.ts'
import { useDayName } from '../../../../charts/use-day-name.ts'
import { ValueAxis } from '../../../../charts/value-axis.tsx'
import { useFormatter, useWords } from '../../../../words/use-words.ts'

type Days = DeckOverview['days']

const size = { height: 180, left: 32, bottom: 20, top: 6 }

/** Starts and completions by day. */
export function DaysChart({ days }: { days: Days }) {
  const t = useWords('analytics')
  const format = useFormatter()
  const dayName = useDayName()
  const busiest = days.reduce<Days[number] | undefined>(
    (best, day) => (best && best.starts >= day.starts ? best : day),
    undefined,
  )
  return (
    <ChartFrame
      title={t('days.title')}
      finding={
        busiest && busiest.starts > 0
          ? t('days.finding', { day: dayName(busiest.day), starts: busiest.starts })
          : t('days.quiet')
      }
      table={{
        label: t('asTable'),
        columns: [t('days.day'), t('starts'), t('completions')],
        rows: days.map((day) => [dayName(day.day), format.number(day.starts), format.number(day.completions)]),
      }}
      height={size.height}
    >
      {(width) => <Bars days={days} width={width} dayName={dayName} />}
    </ChartFrame>
  )
}

interface BarsProps {
  readonly days: Days
  readonly width: number
  readonly dayName: (day: string) => string
}

function Bars({ days, width, dayName }: BarsProps) {
  const t = useWords('analytics')
  const ticks = niceTicks(Math.max(4, ...days.map((day) => day.starts)), 4)
  const y = linearScale(ticks.at(-1) ?? 4, [size.height - size.bottom, size.top])
  const x = bandScale(days.length, [size.left, width], { inner: 0.25, outer: 0.1 })
  const bar = Math.min(x.width, 28)
  const every = labelEvery(x.step, 72)
  const anchor = (left: number) => (left < size.left + 20 ? 'start' : left > width - 40 ? 'end' : 'middle')
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      <ValueAxis scale={y} ticks={ticks} left={size.left} right={width} gap={6} />
      {days.map((day, index) => {
        const left = x.middle(index) - bar / 2
        return (
          <g key={day.day}>
            <title>{`${dayName(day.day)}: ${t('starts')} ${day.starts}, ${t('completions')} ${day.completions}`}</title>
            <LayeredBar scale={y} left={left} width={bar} whole={day.starts} part={day.completions} />
            {index % every === 0 && (
              <text x={x.middle(index)} y={size.height - 4} textAnchor={anchor(left)} className="fill-muted text-xs">
                {dayName(day.day)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
