import { Select } from '@deckle/ui/choices/select.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { LayeredBar } from '../../../charts/layered-bar.tsx'
import { bandScale, halfTicks, labelEvery, linearScale } from '../../../charts/scale.ts'
import { useDayName } from '../../../charts/use-day-name.ts'
import { ValueAxis } from '../../../charts/value-axis.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { type Figures, figuresQuery } from '../queries.ts'

const size = { height: 200, left: 40, bottom: 24, top: 8 }
const periods = ['7', '30', '90'] as const
type Period = (typeof periods)[number]
type Days = Figures['days']

export function FiguresCard({ id }: { readonly id: string }) {
  const t = useWords('banners')
  const [period, setPeriod] = useState<Period>('30')
  const { data, error, refetch, isFetching } = useQuery(figuresQuery(id, Number(period)))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <SkeletonFrame>
        <SkeletonBlock className="h-76" />
      </SkeletonFrame>
    )
  return (
    <div className="flex flex-col gap-3">
      <Select
        className="w-36"
        label={t('figures.period')}
        hideLabel
        value={period}
        onChange={setPeriod}
        options={periods.map((one) => ({ id: one, label: t('figures.days', { days: Number(one) }) }))}
      />
      <DaysChart days={data.days} zone={data.time_zone} />
    </div>
  )
}

function DaysChart({ days, zone }: { readonly days: Days; readonly zone: string }) {
  const t = useWords('banners')
  const format = useFormatter()
  const dayName = useDayName()
  const [views, clicks] = [sum(days, 'views'), sum(days, 'clicks')]
  const busiest = days.reduce<Days[number] | null>((most, day) => (most && most.views >= day.views ? most : day), null)
  const finding =
    busiest === null || views + clicks === 0
      ? t('figures.none')
      : t('figures.finding', { views, clicks, days: days.length, day: dayName(busiest.day) })
  return (
    <ChartFrame
      title={t('figures.title')}
      finding={`${finding} · ${t('figures.zone', { zone })}`}
      legend={[
        { series: 'whole', label: t('figures.views') },
        { series: 'part', label: t('figures.clicks') },
      ]}
      table={{
        label: t('figures.table'),
        columns: [t('figures.day'), t('figures.views'), t('figures.clicks')],
        rows: days.map((day) => [dayName(day.day), format.number(day.views), format.number(day.clicks)]),
      }}
      height={size.height}
    >
      {(width) => <Bars days={days} width={width} />}
    </ChartFrame>
  )
}

function Bars({ days, width }: { readonly days: Days; readonly width: number }) {
  const t = useWords('banners')
  const dayName = useDayName()
  const ticks = halfTicks(Math.max(1, ...days.map((day) => Math.max(day.views, day.clicks))))
  const y = linearScale(ticks[2], [size.height - size.bottom, size.top])
  const x = bandScale(days.length, [size.left, width])
  const bar = Math.max(2, Math.min(18, x.step * 0.64))
  const every = labelEvery(x.step, 64)
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      <ValueAxis scale={y} ticks={ticks} left={size.left} right={width} gap={8} />
      {days.map((day, index) => (
        <g key={day.day}>
          <title>{`${dayName(day.day)}: ${t('figures.views')} ${day.views}, ${t('figures.clicks')} ${day.clicks}`}</title>
          <rect x={x.start(index)} y={size.top} width={x.step} height={y(0) - size.top} fill="transparent" />
          <LayeredBar scale={y} left={x.middle(index) - bar / 2} width={bar} whole={day.views} part={day.clicks} />
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

const sum = (days: Days, name: 'views' | 'clicks'): number => days.reduce((total, day) => total + day[name], 0)
