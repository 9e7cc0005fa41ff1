import { deckEnd } from '@deckle/core/deck/jump.ts'
import type { FlowEdge } from '@deckle/slides/flow/flow.ts'

/** A way drawn beside the list of slides: the rows that it goes from and to, and its lane, 0 nearest to the list. */
export interface DrawnEdge {
  readonly edge: FlowEdge
  readonly from: number
  readonly to: number
  readonly lane: number
}

/**
 * The ways that do not simply go on to the following row, each in the nearest lane where no other one is in its way;
 * short ones are nearest. Rows are slides, the last is the end.
 */
export function lanesOf(edges: readonly FlowEdge[], slideIds: readonly string[]): readonly DrawnEdge[] {
  const rowOf = (id: string) => (id === deckEnd ? slideIds.length : slideIds.indexOf(id))
  const ways = edges
    .map((edge) => ({ edge, from: rowOf(edge.from), to: rowOf(edge.to) }))
    .filter(({ from, to }) => to !== from + 1)
    .toSorted((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from) || a.from - b.from)
  const lanes: (readonly [top: number, bottom: number])[][] = []
  return ways.map((way) => {
    const top = Math.min(way.from, way.to)
    const bottom = Math.max(way.from, way.to)
    const isFree = (taken: readonly (readonly [number, number])[]) =>
      taken.every(([from, to]) => bottom <= from || top >= to)
    let lane = lanes.findIndex(isFree)
    if (lane < 0) lane = lanes.push([]) - 1
    lanes[lane]?.push([top, bottom])
    return { ...way, lane }
  })
}
