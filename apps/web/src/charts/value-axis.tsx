import { useFormatter } from '../words/use-words.ts'
import type { LinearScale } from './scale.ts'

/** A line across the picture and its number for each value, from `left` to `right` in pixels. */
export function ValueAxis({ scale, ticks, left, right, gap }: ValueAxisProps) {
  const format = useFormatter()
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={scale(tick)} y2={scale(tick)} className="stroke-line" />
      <text x={left - gap} y={scale(tick)} dy="0.32em" textAnchor="end" className="fill-muted text-xs tabular-nums">
        {format.number(tick)}
      </text>
    </g>
  ))
}

interface ValueAxisProps {
  readonly scale: LinearScale
  readonly ticks: readonly number[]
  readonly left: number
  readonly right: number
  /** Between numbers and lines. */
  readonly gap: number
}
