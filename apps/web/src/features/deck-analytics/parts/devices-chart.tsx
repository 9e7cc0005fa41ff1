import type { DeckOverview } from '@deckle/contract/analytics.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { ChartFrame } from './chart-frame.tsx'

const known = ['phone', 'tablet', 'computer'] as const

/** On what the deck was played, as lines of bars. */
export function DevicesChart({ devices }: { devices: DeckOverview['devices'] }) {
  const t = useWords('analytics')
  const format = useFormatter()
  const name = (device: string) =>
    known.some((one) => one === device) ? t(`devices.${device as (typeof known)[number]}`) : t('devices.other')
  const total = devices.reduce((sum, one) => sum + one.count, 0)
  const most = [...devices].sort((a, b) => b.count - a.count)[0]
  const share = (count: number) =>
    format.number(total ? count / total : 0, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <ChartFrame
      title={t('devices.title')}
      finding={
        most && most.count > 0
          ? t('devices.finding', { device: name(most.device), share: share(most.count) })
          : t('devices.none')
      }
      tableLabel={t('asTable')}
      columns={[t('devices.device'), t('starts')]}
      rows={devices.map((one) => [name(one.device), format.number(one.count)])}
    >
      {(width) => (
        <svg width={width} height={Math.max(1, devices.length) * 44} aria-hidden="true" className="block">
          {devices.map((one, at) => (
            <g key={one.device} transform={`translate(0 ${at * 44})`}>
              <text x={0} y={14} className="fill-ink text-sm">
                {name(one.device)}
              </text>
              <text x={width} y={14} textAnchor="end" className="fill-muted text-sm tabular-nums">
                {share(one.count)}
              </text>
              <rect x={0} y={22} width={width} height={8} rx={4} className="fill-pressed" />
              <rect
                x={0}
                y={22}
                width={total ? (one.count / total) * width : 0}
                height={8}
                rx={4}
                className="fill-brand"
              />
            </g>
          ))}
        </svg>
      )}
    </ChartFrame>
  )
}
