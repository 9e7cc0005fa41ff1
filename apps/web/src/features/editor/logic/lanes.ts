import { deckEnd } from '@deckle/core/deck/jump.ts'
import type { FlowEdge } from '@deckle/slides/flow/flow.ts'

/** A jump drawn beside the slide list: its start and end rows and its lane, 0 nearest to the list. */
export interface DrawnEdge {
  readonly edge: FlowEdge
  readonly from: number
  readonly to: number
  readonly lane: number
}

/**
 * Jumps that don't go to the following row, each in the nearest lane without an overlap; shorter ones are nearer. Rows
 * are slides; the last row is the end.
 */
export function lanesOf(edges: readonly FlowEdge[], slideIds: readonly string[]): readonly DrawnEdge[] {
  const rowOf = (id: string) => (id === deckEnd ? slideIds.length : slideIds.indexOf(id))
  const jumps = edges
    .map((edge) => ({ edge, from: rowOf(edge.from), to: rowOf(edge.to) }))
    .filter(({ from, to }) => to !== from + 1)
    .toSorted((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from) || a.from - b.from)
  const lanes: (readonly [top: number, bottom: number])[][] = []
  return jumps.map((jump) => {
    const top = Math.min(jump.from, jump.to)
    const bottom = Math.max(jump.from, jump.to)
    const isFree = (ranges: readonly (readonly [number, number])[]) =>
      ranges.every(([from, to]) => bottom <= from || top >= to)
    let lane = lanes.findIndex(isFree)
    if (lane < 0) lane = lanes.push([]) - 1
    lanes[lane]?.push([top, bottom])
    return { ...jump, lane }
  })
}
