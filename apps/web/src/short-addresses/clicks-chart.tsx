import type { Output } from '@deckle/contract/kit/endpoint.ts'
import type { urls } from '@deckle/contract/urls.ts'
import type { ReactNode } from 'react'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { LayeredBar } from '../charts/layered-bar.tsx'
import { niceTicks } from '../charts/nice-ticks.ts'
import { bandScale, labelEvery, linearScale } from '../charts/scale.ts'
import { useDayName } from '../charts/use-day-name.ts'
import { ValueAxis } from '../charts/value-axis.tsx'
import { useFormatter, useWords } from '../words/use-words.ts'

type Report = Output<(typeof urls)['clicks']['reply']>

const size = { height: 160, left: 32, bottom: 20, top: 6 }

export function ClicksChart({
  report: { days, clicks },
  action,
}: {
  readonly report: Report
  readonly action: ReactNode
}) {
  const t = useWords('short-addresses')
  const format = useFormatter()
  const dayName = useDayName()
  const best = days.reduce((most, day) => (day.clicks > most.clicks ? day : most), days[0] ?? { day: '', clicks: 0 })
  return (
    <ChartFrame
      title={t('report.title')}
      finding={
        clicks === 0
          ? t('report.none')
          : t('report.finding', { count: clicks, shown: format.number(clicks), day: dayName(best.day) })
      }
      action={action}
      table={{
        label: t('report.asTable'),
        columns: [t('report.day'), t('report.clicks')],
        rows: days.map((day) => [dayName(day.day), format.number(day.clicks)]),
      }}
      height={size.height}
      isCompact
    >
      {(width) => <Bars days={days} width={width} dayName={dayName} />}
    </ChartFrame>
  )
}

interface BarsProps {
  readonly days: Report['days']
  readonly width: number
  readonly dayName: (day: string) => string
}

function Bars({ days, width, dayName }: BarsProps) {
  const ticks = niceTicks(Math.max(4, ...days.map(({ clicks }) => clicks)), 4)
  const y = linearScale(ticks.at(-1) ?? 4, [size.height - size.bottom, size.top])
  const x = bandScale(days.length, [size.left, width], { inner: 0.25, outer: 0.1 })
  const bar = Math.min(x.width, 28)
  const every = labelEvery(x.step, 72)
  const anchor = (left: number) => (left < size.left + 20 ? 'start' : left > width - 40 ? 'end' : 'middle')
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      <ValueAxis scale={y} ticks={ticks} left={size.left} right={width} gap={6} />
      {days.map(({ day, clicks }, index) => {
        const left = x.middle(index) - bar / 2
        return (
          <g key={day}>
            <title>{`${dayName(day)}: ${clicks}`}</title>
            <LayeredBar scale={y} left={left} width={bar} whole={0} part={clicks} />
            {index % every === 0 && (
              <text x={x.middle(index)} y={size.height - 4} textAnchor={anchor(left)} className="fill-muted text-xs">
                {dayName(day)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
