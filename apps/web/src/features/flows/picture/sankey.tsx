import type { FlowPicture } from '@deckle/contract/flows.ts'
import { useMemo } from 'react'
import { heightOf, layOut, type PlacedNode } from '../logic/layout.ts'
import { useFlowWords } from '../use-flow-words.ts'
import { useParts } from './use-parts.ts'

interface SankeyProps {
  readonly flow: FlowPicture
  readonly width: number
  readonly label: string
}

/** Ways as bands between things; each part has its figures in words, by pointer and by arrow keys. */
export function Sankey({ flow, width, label }: SankeyProps) {
  const say = useFlowWords()
  const height = heightOf(flow)
  const placed = useMemo(() => layOut(flow, width, height), [flow, width, height])
  const { partProps, onKeyDown } = useParts(flow.nodes.length + flow.links.length)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys go from part to part
    <svg
      width={width}
      height={height}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="block overflow-visible"
    >
      {flow.links.map((link, at) => (
        <path
          key={`${link.from} ${link.to}`}
          d={placed.links[at]?.path}
          strokeWidth={Math.max(1.5, placed.links[at]?.width ?? 0)}
          fill="none"
          role="img"
          aria-label={say.link(flow, link)}
          className="stroke-brand-edge opacity-30 outline-none hover:opacity-60 focus-visible:opacity-80"
          {...partProps(flow.nodes.length + at)}
        >
          <title>{say.link(flow, link)}</title>
        </path>
      ))}
      {flow.nodes.map((node, at) => {
        const place = placed.nodes[at]
        return (
          place && (
            <g
              key={`${node.step} ${node.key}`}
              role="img"
              aria-label={say.node(node)}
              className="group/node outline-none"
              {...partProps(at)}
            >
              <title>{say.node(node)}</title>
              <rect
                x={place.x}
                y={place.y}
                width={place.width}
                height={Math.max(2, place.height)}
                rx={2}
                className="fill-brand-edge group-focus-visible/node:stroke-ink group-focus-visible/node:stroke-2"
              />
              <Label place={place} name={say.name(node)} people={say.people(node.people)} room={placed.stepWidth} />
            </g>
          )
        )
      })}
    </svg>
  )
}

const LETTER = 6.6

interface LabelProps {
  readonly place: PlacedNode
  readonly name: string
  readonly people: string
  readonly room: number
}

/** Beside the node, with a rim that keeps it readable over bands. */
function Label({ place: { x, y, width, height, isLast }, name, people, room }: LabelProps) {
  const letters = Math.max(6, Math.floor((isLast ? room * 0.8 : room - 30) / LETTER))
  const at = isLast ? x - 6 : x + width + 6
  const text = { x: at, textAnchor: isLast ? ('end' as const) : ('start' as const), strokeWidth: 4 }
  const rim = 'stroke-surface [paint-order:stroke] [stroke-linejoin:round]'
  return (
    <g aria-hidden="true" className="text-xs">
      <text {...text} y={y + height / 2 - 3} className={`fill-ink font-strong ${rim}`}>
        {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
      </text>
      <text {...text} y={y + height / 2 + 12} className={`fill-muted tabular-nums ${rim}`}>
        {people}
      </text>
    </g>
  )
}
