import type { TagScore } from '@deckle/core/deck/ending/outcome.ts'
import { fill } from '@deckle/slides/parts/answers/fill.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import { labelLines } from './label-lines.ts'

const radius = 100
const rings = [25, 50, 75, 100] as const
const lineHeight = 18

interface RadarProps {
  readonly tags: readonly TagScore[]
  readonly words: PlayerWords
  readonly labels: readonly (readonly string[])[] | null
}

/** Lines for each axis; null where a label does not fit: then the axes are numbered, and the table has numbers and names. */
export function radarLabels(tags: readonly TagScore[]): RadarProps['labels'] {
  const labels = tags.map(({ tag }) => labelLines(tag, 14, tags.length > 8 ? 2 : 3))
  return labels.every((label) => label !== null) ? labels : null
}

/** At least three tags, clockwise from the top. The alternative text states the finding; the table has the numbers. */
export function Radar({ tags, words, labels }: RadarProps) {
  const at = (index: number, distance: number): readonly [x: number, y: number] => {
    const angle = (index / tags.length) * 2 * Math.PI
    return [round(distance * Math.sin(angle)), round(-distance * Math.cos(angle))]
  }
  const outline = (distanceOf: (tag: TagScore) => number) =>
    tags.map((tag, index) => at(index, distanceOf(tag)).join()).join(' ')
  const result = outline(({ percentage }) => (percentage / 100) * radius)
  return (
    <svg className="dk-radar" viewBox="-240 -176 480 352" role="img" aria-label={findingOf(tags, words)}>
      {rings.map((ring) => (
        <polygon key={ring} className="dk-radar-ring" points={outline(() => (ring / 100) * radius)} />
      ))}
      {tags.map(({ tag }, index) => {
        const [x, y] = at(index, radius)
        return <path key={tag} className="dk-radar-ring" d={`M0 0 ${x} ${y}`} />
      })}
      <polygon className="dk-radar-result" points={result} />
      {tags.map(({ tag, percentage }, index) => {
        const [x, y] = at(index, (percentage / 100) * radius)
        return <circle key={tag} className="dk-radar-dot" cx={x} cy={y} r="4" />
      })}
      {tags.map(({ tag }, index) => (
        <Label key={tag} lines={labels?.[index] ?? [`${index + 1}`]} point={at(index, radius + 14)} />
      ))}
    </svg>
  )
}

/** Beside its axis, away from the centre. */
function Label({
  lines,
  point: [x, y],
}: {
  readonly lines: readonly string[]
  readonly point: readonly [x: number, y: number]
}) {
  const isPole = Math.abs(x) < 4
  const anchor = isPole ? 'middle' : x > 0 ? 'start' : 'end'
  // Above the top axis and below the bottom one; beside the other axes, vertically centred.
  const top = isPole ? (y < 0 ? -(lines.length - 1) * lineHeight : 12) : 5 - ((lines.length - 1) * lineHeight) / 2
  return (
    <text className={`dk-radar-${anchor}`}>
      {lines.map((line, at) => (
        // A label's lines have no ids, and their order never changes.
        <tspan key={at} x={x} y={round(y + top + at * lineHeight)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function findingOf(tags: readonly TagScore[], words: PlayerWords): string {
  const sorted = [...tags].sort((a, b) => b.percentage - a.percentage)
  const [high, low] = [sorted[0], sorted.at(-1)]
  if (!high || !low || high.percentage === low.percentage)
    return fill(words.evenly, { n: Math.round(high?.percentage ?? 0) })
  return fill(words.strongest, {
    high: high.tag,
    n: Math.round(high.percentage),
    low: low.tag,
    m: Math.round(low.percentage),
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
