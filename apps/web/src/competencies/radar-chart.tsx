import { ChartFrame } from '../charts/chart-frame.tsx'
import { seriesStyles } from '../charts/series.ts'
import { useFormatter, useWords } from '../words/use-words.ts'
import type { PersonCompetencies } from './queries.ts'
import { radarPoint } from './radar-points.ts'

type Axis = PersonCompetencies['radar'][number]

const height = 320
const rings = [0.25, 0.5, 0.75, 1] as const

/** From three axes on; with fewer the list says it all. */
export function RadarChart({ axes }: { readonly axes: readonly Axis[] }) {
  const t = useWords('competencies')
  const format = useFormatter()
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 })
  const sorted = axes.toSorted((a, b) => b.percentage - a.percentage)
  const [most, least] = [sorted[0], sorted.at(-1)]
  if (axes.length < 3 || !most || !least) return null
  return (
    <ChartFrame
      title={t('radar.title')}
      finding={t('radar.finding', {
        most: most.name,
        mostPercent: percent(most.percentage),
        least: least.name,
        leastPercent: percent(least.percentage),
      })}
      table={{
        label: t('radar.table'),
        columns: [t('name'), t('reached')],
        rows: axes.map((axis) => [axis.name, percent(axis.percentage)]),
      }}
      height={height}
    >
      {(width) => <Radar axes={axes} width={width} />}
    </ChartFrame>
  )
}

function Radar({ axes, width }: { readonly axes: readonly Axis[]; readonly width: number }) {
  const radius = Math.max(40, Math.min(height / 2 - 36, width / 2 - 90))
  const outline = (shareOf: (axis: Axis) => number) =>
    axes.map((axis, index) => radarPoint(index, axes.length, shareOf(axis), radius).join()).join(' ')
  return (
    <svg
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
      className="block"
    >
      {rings.map((ring) => (
        <polygon key={ring} points={outline(() => ring)} className="fill-none stroke-line" />
      ))}
      {axes.map(({ id }, index) => {
        const [x, y] = radarPoint(index, axes.length, 1, radius)
        return <path key={id} d={`M0 0 ${x} ${y}`} className="stroke-line" />
      })}
      <polygon points={outline(({ percentage }) => percentage / 100)} className={seriesStyles.whole} strokeWidth={2} />
      {axes.map(({ id, percentage }, index) => {
        const [x, y] = radarPoint(index, axes.length, percentage / 100, radius)
        return <circle key={id} cx={x} cy={y} r={4} className={seriesStyles.part} />
      })}
      {axes.map(({ id, name }, index) => {
        const [x, y] = radarPoint(index, axes.length, 1, radius + 14)
        const anchor = Math.abs(x) < 4 ? 'middle' : x > 0 ? 'start' : 'end'
        return (
          <text key={id} x={x} y={y + 4} textAnchor={anchor} className="fill-ink text-xs">
            <title>{name}</title>
            {[...name].length > 16 ? `${[...name].slice(0, 15).join('')}…` : name}
          </text>
        )
      })}
    </svg>
  )
}
