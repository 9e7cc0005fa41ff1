import type { FlowPicture } from '@deckle/contract/flows.ts'
import { flowSteps } from '@deckle/core/attribution/flow.ts'
import { sankey, sankeyLinkHorizontal, type SankeyLink, type SankeyNode } from 'd3-sankey'

export interface PlacedNode {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Of the last step: its name stands before it. */
  readonly isLast: boolean
}

export interface PlacedLink {
  readonly path: string
  readonly width: number
}

export interface PlacedFlow {
  readonly nodes: readonly PlacedNode[]
  readonly links: readonly PlacedLink[]
  /** Between two steps, in pixels. */
  readonly stepWidth: number
}

interface Datum {
  readonly column: number
}
interface LinkDatum {
  readonly link: number | null
}
type Node = SankeyNode<Datum, LinkDatum>
type Link = SankeyLink<Datum, LinkDatum>

const NODE = 14
/** Two lines of text beside a node, in pixels: those of the smallest ones don't touch. */
const LABEL = 34

/** Nodes in a column for each step that is there, in the order of the list; links between them. */
export function layOut({ nodes, links }: FlowPicture, width: number, height: number): PlacedFlow {
  const steps = flowSteps.filter((step) => nodes.some((node) => node.step === step))
  const places = nodes.map(({ step, people }) => ({ column: steps.indexOf(step), fixedValue: people }))
  // Where there is one step, an empty one after it: d3-sankey needs two columns.
  const empty = steps.length < 2 ? [{ column: 1, fixedValue: 0 }] : []
  const firsts = [
    ...steps.map((step) => nodes.findIndex((node) => node.step === step)),
    ...empty.map(() => nodes.length),
  ]
  const graph = sankey<Datum, LinkDatum>()
    .nodeWidth(NODE)
    .nodePadding(LABEL)
    .nodeAlign((node) => node.column)
    .nodeSort(null)
    .extent([
      [1, LABEL / 2],
      [width - 1, height - LABEL / 2],
    ])({
    nodes: [...places, ...empty],
    links: [
      ...links.map(({ from, to, people }, link) => ({ source: from, target: to, value: people, link })),
      // A way of nobody through all steps: there are as many columns as steps.
      ...firsts.slice(1).map((to, at) => ({ source: firsts[at] ?? 0, target: to, value: 0, link: null })),
    ],
  })
  const draw = sankeyLinkHorizontal<Datum, LinkDatum>()
  return {
    nodes: graph.nodes.slice(0, nodes.length).map((node) => placeOf(node, steps.length)),
    links: graph.links
      .filter(({ link }) => link !== null)
      .map((link: Link) => ({ path: draw(link) ?? '', width: link.width ?? 0 })),
    stepWidth: steps.length < 2 ? width : (width - NODE) / (steps.length - 1),
  }
}

function placeOf({ x0 = 0, x1 = 0, y0 = 0, y1 = 0, column }: Node, steps: number): PlacedNode {
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0, isLast: column === steps - 1 && steps > 1 }
}

/** In pixels: as high as the step with the most things needs. */
export function heightOf({ nodes }: FlowPicture): number {
  const most = Math.max(...flowSteps.map((step) => nodes.filter((node) => node.step === step).length))
  return Math.max(280, most * 64)
}
