import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckEnd } from '@deckle/core/deck/jump.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { fieldsOf, targetsOf } from '../catalog.ts'

/** An edge from a slide to another, or to the deck's end. */
export interface FlowEdge {
  readonly from: string
  /** A slide's id or `deckEnd`. */
  readonly to: string
  /** By an item, a computed result, a rule, when no rule is met, or simply to the next slide. */
  readonly kind: 'item' | 'result' | 'rule' | 'otherwise' | 'next'
  /** The item's id, the field's name, the rule's id; '' for `otherwise` and `next`. */
  readonly at: string
}

type FlowContent = Pick<DeckContent, 'contentHash'>

/**
 * A target that no longer exists leads to the next slide, as in the player.
 * @param following id of the next slide, or `deckEnd`
 */
function edgesFrom(slide: Slide, following: string, ids: ReadonlySet<string>): readonly FlowEdge[] {
  const edge = (kind: FlowEdge['kind'], at: string, target: string): FlowEdge => ({
    from: slide.slideId,
    to: target === deckEnd || ids.has(target) ? target : following,
    kind,
    at,
  })
  const items = Object.entries(targetsOf(slide)).map(([itemId, to]) => edge('item', itemId, to))
  const results = Object.entries(fieldsOf(slide.template))
    .filter(([name, field]) => field.kind === 'target' && slide.data[name] !== '')
    .map(([name]) => edge('result', name, String(slide.data[name])))
  const rules = slide.jumps.rules.map((rule) => edge('rule', rule.id, rule.to))
  const last = slide.jumps.otherwise ? edge('otherwise', '', slide.jumps.otherwise) : edge('next', '', '')
  return leadsOnlyByItems(slide, items.length) ? items : [...items, ...results, ...rules, last]
}

export function edgesOf(content: FlowContent): readonly FlowEdge[] {
  const ids = content.contentHash.map(({ slideId }) => slideId)
  const known = new Set(ids)
  return content.contentHash.flatMap((slide, at) => edgesFrom(slide, ids[at + 1] ?? deckEnd, known))
}

export function reachableSlides(content: FlowContent): ReadonlySet<string> {
  const [first] = content.contentHash
  return first ? follow([first.slideId], edgesOf(content), 'from', 'to') : new Set()
}

/** Ids of slides from which the end is reachable. */
export function slidesWithExit(content: FlowContent): ReadonlySet<string> {
  return follow([deckEnd], edgesOf(content), 'to', 'from')
}

function follow(
  start: readonly string[],
  edges: readonly FlowEdge[],
  at: 'from' | 'to',
  end: 'from' | 'to',
): ReadonlySet<string> {
  const byStart = new Map<string, FlowEdge[]>()
  for (const edge of edges) {
    const others = byStart.get(edge[at])
    if (others) others.push(edge)
    else byStart.set(edge[at], [edge])
  }
  const found = new Set(start)
  // Iterating a set also visits values added meanwhile.
  for (const id of found) for (const edge of byStart.get(id) ?? []) found.add(edge[end])
  return found
}

function leadsOnlyByItems({ template, data }: Slide, targets: number): boolean {
  const list = Object.entries(fieldsOf(template)).find(
    ([, field]) => field.kind === 'list' && Object.values(field.item).some((one) => one.kind === 'target'),
  )
  return list !== undefined && (data[list[0]] as readonly unknown[]).length === targets
}
