import type { UsageDay } from '@deckle/contract/usage.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useState } from 'react'
import { ChartFrame } from '../../charts/chart-frame.tsx'
import { bandScale, halfTicks, labelEvery, linearScale } from '../../charts/scale.ts'
import { useDayName } from '../../charts/use-day-name.ts'
import { ValueAxis } from '../../charts/value-axis.tsx'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { useBytes } from '../use-bytes.ts'

const series = ['people', 'decks', 'published', 'space'] as const
type Series = (typeof series)[number]

const size = { height: 200, left: 48, bottom: 24, top: 8 }

/** Daily usage, one metric at a time. */
export function TrendChart({ days }: { days: readonly UsageDay[] }) {
  const words = useWords('usage')
  const format = useFormatter()
  const bytes = useBytes()
  const dayName = useDayName()
  const [shown, setShown] = useState<Series>('people')
  const value = (day: UsageDay): string => (shown === 'space' ? bytes(day.space) : format.number(day[shown]))
  const [first, last] = [days[0], days.at(-1)]
  const finding =
    first && last
      ? words('trend.finding', {
          from: value(first),
          first: dayName(first.day),
          to: value(last),
          last: dayName(last.day),
        })
      : words('trend.none')
  return (
    <div className="flex flex-col gap-3">
      {days.length > 0 && (
        <Select
          className="w-48"
          label={words('trend.show')}
          value={shown}
          onChange={setShown}
          options={series.map((id) => ({ id, label: words(`trend.${id}`) }))}
        />
      )}
      <ChartFrame
        title={words('trend.title')}
        finding={finding}
        table={{
          label: words('trend.table'),
          columns: [words('trend.day'), words(`trend.${shown}`)],
          rows: days.map((day) => [dayName(day.day), value(day)]),
        }}
        height={size.height}
        isCompact
      >
        {(width) => <Line days={days} shown={shown} width={width} value={value} />}
      </ChartFrame>
    </div>
  )
}

interface LineProps {
  readonly days: readonly UsageDay[]
  readonly shown: Series
  readonly width: number
  readonly value: (day: UsageDay) => string
}

function Line({ days, shown, width, value }: LineProps) {
  const dayName = useDayName()
  // In megabytes, for short axis labels.
  const amount = (day: UsageDay): number => (shown === 'space' ? day.space / 1e6 : day[shown])
  const ticks = halfTicks(Math.max(1, ...days.map(amount)))
  const y = linearScale(ticks[2], [size.height - size.bottom, size.top])
  const x = bandScale(days.length, [size.left, width])
  const every = labelEvery(x.step, 64)
  const points = days.map((day, index) => `${x.middle(index)},${y(amount(day))}`).join(' ')
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      <ValueAxis scale={y} ticks={ticks} left={size.left} right={width} gap={8} />
      <polyline points={points} fill="none" strokeWidth={2} className="stroke-brand-edge" />
      {days.map((day, index) => (
        <g key={day.day}>
          <title>{`${dayName(day.day)}: ${value(day)}`}</title>
          <rect x={x.start(index)} y={size.top} width={x.step} height={y(0) - size.top} fill="transparent" />
          {(index === days.length - 1 || days.length === 1) && (
            <circle cx={x.middle(index)} cy={y(amount(day))} r={3.5} className="fill-brand-edge" />
          )}
          {index % every === 0 && (
            <text
              x={Math.max(size.left, Math.min(x.middle(index), width - 20))}
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
