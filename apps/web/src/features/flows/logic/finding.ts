import type { FlowPicture } from '@deckle/contract/flows.ts'

/** Under so many people nothing is concluded. */
const LEAST = 20

export interface FlowFinding {
  readonly people: number
  readonly leads: number
  readonly courses: number
  /** The place of the node after which most go no further; null where there are too few, or nobody is lost. */
  readonly lost: number | null
}

/** Nobody is lost who left their details or came into a course. */
export function findingOf({ people, nodes }: FlowPicture): FlowFinding {
  const sum = (step: string) => nodes.reduce((all, node) => all + (node.step === step ? node.people : 0), 0)
  const lost = nodes
    .map((node, at) => ({ ...node, at }))
    .filter(({ step, key, ended }) => step !== 'lead' && step !== 'course' && key !== null && ended > 0)
    .toSorted((one, other) => other.ended - one.ended || one.at - other.at)[0]
  return { people, leads: sum('lead'), courses: sum('course'), lost: people < LEAST ? null : (lost?.at ?? null) }
}
