import type { DeckOverview } from '@deckle/contract/analytics.ts'
import { ChartFrame } from '../../../../charts/chart-frame.tsx'
import { linearScale } from '../../../../charts/scale.ts'
import { seriesStyles } from '../../../../charts/series.ts'
import { useFormatter, useWords } from '../../../../words/use-words.ts'

const known = ['phone', 'tablet', 'computer'] as const

/** Pixels of a device's line, of its bar, and where in the line the bar begins. */
const line = { height: 44, bar: 8, barTop: 22 }

/** On what the deck was played. */
export function DevicesChart({ devices }: { devices: DeckOverview['devices'] }) {
  const t = useWords('analytics')
  const format = useFormatter()
  const name = (device: string) =>
    known.some((one) => one === device) ? t(`devices.${device as (typeof known)[number]}`) : t('devices.other')
  const total = devices.reduce((sum, one) => sum + one.count, 0)
  const most = [...devices].sort((a, b) => b.count - a.count)[0]
  const share = (count: number) =>
    format.number(total ? count / total : 0, { style: 'percent', maximumFractionDigits: 0 })
  const height = devices.length * line.height
  return (
    <ChartFrame
      title={t('devices.title')}
      finding={
        most && most.count > 0
          ? t('devices.finding', { device: name(most.device), share: share(most.count) })
          : t('devices.none')
      }
      table={{
        label: t('asTable'),
        columns: [t('devices.device'), t('starts')],
        rows: devices.map((one) => [name(one.device), format.number(one.count)]),
      }}
      height={height}
    >
      {(width) => {
        const x = linearScale(Math.max(1, total), [0, width])
        return (
          <svg width={width} height={height} aria-hidden="true" className="block">
            {devices.map((one, index) => (
              <g key={one.device} transform={`translate(0 ${index * line.height})`}>
                <text x={0} y={14} className="fill-ink text-sm">
                  {name(one.device)}
                </text>
                <text x={width} y={14} textAnchor="end" className="fill-muted text-sm tabular-nums">
                  {share(one.count)}
                </text>
                <rect x={0} y={line.barTop} width={width} height={line.bar} rx={4} className="fill-pressed" />
                <rect
                  x={0}
                  y={line.barTop}
                  width={x(one.count)}
                  height={line.bar}
                  rx={4}
                  className={seriesStyles.part}
                />
              </g>
            ))}
          </svg>
        )
      }}
    </ChartFrame>
  )
}
