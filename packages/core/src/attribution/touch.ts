/** What people do, in the order of the way: pages that they open, a play, details that they leave, a course they come into. */
export const touchKinds = ['blog', 'article', 'deck', 'play', 'lead', 'course'] as const
export type TouchKind = (typeof touchKinds)[number]

export interface Touch {
  readonly id: string
  readonly kind: TouchKind
  /** The article, the deck (of a play and of a lead too), the course; the client of a blog. */
  readonly thing: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Reached from outside: by a link of another site, a tagged one, or none. */
  readonly arrival: boolean
  /** '' for no known source. */
  readonly source: string
  readonly campaign: string
}

/** In time; what happened at the same moment, in the order of the way. */
export function inTime<T extends Touch>(touches: readonly T[]): T[] {
  const rank = (kind: TouchKind): number => touchKinds.indexOf(kind)
  return touches.toSorted(
    (one, other) => one.at - other.at || rank(one.kind) - rank(other.kind) || (one.id < other.id ? -1 : 1),
  )
}

export interface Credited<T> {
  readonly first: T
  readonly last: T
}

/**
 * The first touch, and the last arrival. One without a source counts as the last only where none has one.
 * @param touches in time
 */
export function creditedTouches<T extends Touch>(touches: readonly T[]): Credited<T> | null {
  const [first] = touches
  if (!first) return null
  const arrivals = touches.filter(({ arrival }) => arrival)
  return { first, last: arrivals.findLast(({ source }) => source !== '') ?? arrivals.at(-1) ?? first }
}
