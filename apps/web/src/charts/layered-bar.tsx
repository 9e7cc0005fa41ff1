import type { LinearScale } from './scale.ts'
import { seriesStyles } from './series.ts'

/** An upright bar with a part of it filled, as completed plays among those started. */
export function LayeredBar({ scale, left, width, whole, part }: LayeredBarProps) {
  const bar = (value: number) => ({ x: left, y: scale(value), width, height: scale(0) - scale(value), rx: 2 })
  return (
    <>
      <rect {...bar(whole)} className={seriesStyles.whole} />
      <rect {...bar(part)} className={seriesStyles.part} />
    </>
  )
}

interface LayeredBarProps {
  readonly scale: LinearScale
  readonly left: number
  readonly width: number
  readonly whole: number
  readonly part: number
}
