import type { DeckOverview } from '@deckle/contract/analytics.ts'
import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { axisLook } from '../../../charts/axis-look.ts'
import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { niceTicks } from '../../../charts/nice-ticks.ts'
import { labelEvery } from '../../../charts/scale.ts'
import { seriesStyles } from '../../../charts/series.ts'
import { useDayName } from '../../../charts/use-day-name.ts'
import { ValueAxis } from '../../../charts/value-axis.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'

type Days = DeckOverview['days']

const size = { height: 190, left: 32, right: 24, bottom: 24, top: 6 }
/** Widest bar, and room for the name of a day, in pixels. */
const [BAR, LABEL] = [28, 72]

/** Starts and completions by day. */
export function DaysChart({ days }: { readonly days: Days }) {
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
      legend={[
        { series: 'whole', label: t('starts') },
        { series: 'part', label: t('completions') },
      ]}
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
  const foot = size.height - size.bottom
  const y = scaleLinear({ domain: [0, ticks.at(-1) ?? 4], range: [foot, size.top] })
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [size.left, width - size.right], padding: 0.2 })
  const bar = Math.min(x.bandwidth(), BAR)
  const every = labelEvery(x.step(), LABEL)
  const at = (day: string) => (x(day) ?? 0) + (x.bandwidth() - bar) / 2
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      <ValueAxis scale={y} ticks={ticks} left={size.left} right={width} gap={6} />
      {days.map(({ day, starts, completions }) => (
        <g key={day}>
          <title>{`${dayName(day)}: ${t('starts')} ${starts}, ${t('completions')} ${completions}`}</title>
          <Bar x={at(day)} y={y(starts)} width={bar} height={foot - y(starts)} rx={2} className={seriesStyles.whole} />
          <Bar
            x={at(day)}
            y={y(completions)}
            width={bar}
            height={foot - y(completions)}
            rx={2}
            className={seriesStyles.part}
          />
        </g>
      ))}
      <AxisBottom
        scale={x}
        top={foot}
        tickValues={days.map(({ day }) => day).filter((_, index) => index % every === 0)}
        tickFormat={dayName}
        {...axisLook.bottom}
      />
    </svg>
  )
}
