/** Steps of the way, from left to right. */
export const flowSteps = ['source', 'article', 'deck', 'lead', 'course'] as const
export type FlowStep = (typeof flowSteps)[number]

/** So many people went one way. Undefined: they skipped the step; null: a thing that is not named. */
export interface CountedPath {
  readonly source: string
  readonly article?: string | null | undefined
  readonly deck?: string | null | undefined
  readonly lead: boolean
  readonly course?: string | null | undefined
  readonly people: number
}

export interface FlowNode {
  readonly step: FlowStep
  /** A source's name, '' where none is known; a thing's id; '' for leads. Null: all others of the step. */
  readonly key: string | null
  readonly people: number
  /** For whom it was the last step. */
  readonly ended: number
}

export interface FlowLink {
  /** Places in the list of nodes. */
  readonly from: number
  readonly to: number
  readonly people: number
}

export interface Flow {
  readonly people: number
  readonly nodes: readonly FlowNode[]
  readonly links: readonly FlowLink[]
}

interface Place {
  readonly step: FlowStep
  readonly key: string | null
}

/** Counted paths as a picture: a step's things by how many people, those beyond `most` as one. */
export function flowOf(paths: readonly CountedPath[], most = Number.POSITIVE_INFINITY): Flow {
  const ways = paths.map((path) => ({ places: placesOf(path), people: path.people }))
  const largest = largestKeys(ways, most)
  const nodes = new Map<string, { step: FlowStep; key: string | null; people: number; ended: number }>()
  const links = new Map<string, { from: string; to: string; people: number }>()
  for (const { places, people } of ways) {
    let before = ''
    for (const [at, place] of places.entries()) {
      const key = place.key !== null && largest.has(nameOf(place)) ? place.key : null
      const name = nameOf({ step: place.step, key })
      const node = nodes.get(name) ?? { step: place.step, key, people: 0, ended: 0 }
      node.people += people
      if (at === places.length - 1) node.ended += people
      nodes.set(name, node)
      if (before !== '') add(links, before, name, people)
      before = name
    }
  }
  const sorted = [...nodes].toSorted(([, one], [, other]) => compareNodes(one, other))
  const index = new Map(sorted.map(([name], at) => [name, at]))
  return {
    people: ways.reduce((sum, { people }) => sum + people, 0),
    nodes: sorted.map(([, node]) => node),
    links: [...links.values()]
      .map(({ from, to, people }) => ({ from: index.get(from) ?? 0, to: index.get(to) ?? 0, people }))
      .toSorted((one, other) => one.from - other.from || one.to - other.to),
  }
}

const nameOf = ({ step, key }: Place): string => `${step} ${key === null ? '' : `=${key}`}`

function placesOf({ source, article, deck, lead, course }: CountedPath): readonly Place[] {
  return [
    { step: 'source', key: source },
    ...(article === undefined ? [] : [{ step: 'article', key: article } as const]),
    ...(deck === undefined ? [] : [{ step: 'deck', key: deck } as const]),
    ...(lead ? [{ step: 'lead', key: '' } as const] : []),
    ...(course === undefined ? [] : [{ step: 'course', key: course } as const]),
  ]
}

/** Names of the places with the most people in each step. */
function largestKeys(
  ways: readonly { readonly places: readonly Place[]; readonly people: number }[],
  most: number,
): ReadonlySet<string> {
  const sums = new Map<string, { step: FlowStep; people: number }>()
  for (const { places, people } of ways)
    for (const place of places)
      if (place.key !== null)
        sums.set(nameOf(place), { step: place.step, people: (sums.get(nameOf(place))?.people ?? 0) + people })
  return new Set(
    flowSteps.flatMap((step) =>
      [...sums]
        .filter(([, sum]) => sum.step === step)
        .toSorted(([a, one], [b, other]) => other.people - one.people || (a < b ? -1 : 1))
        .slice(0, most)
        .map(([name]) => name),
    ),
  )
}

function add(
  links: Map<string, { from: string; to: string; people: number }>,
  from: string,
  to: string,
  people: number,
) {
  const name = `${from}\n${to}`
  const link = links.get(name) ?? { from, to, people: 0 }
  link.people += people
  links.set(name, link)
}

/** By step, the most people first, all others last. */
function compareNodes(one: Omit<FlowNode, 'ended'>, other: Omit<FlowNode, 'ended'>): number {
  const steps = flowSteps.indexOf(one.step) - flowSteps.indexOf(other.step)
  if (steps !== 0) return steps
  if ((one.key === null) !== (other.key === null)) return one.key === null ? 1 : -1
  return other.people - one.people || ((one.key ?? '') < (other.key ?? '') ? -1 : 1)
}
