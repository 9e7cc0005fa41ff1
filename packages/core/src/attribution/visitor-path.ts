import { creditedTouches, inTime, type Touch, type TouchKind } from './touch.ts'

export const flowModels = ['first', 'last'] as const
export type FlowModel = (typeof flowModels)[number]

/** One person's way from source to course, each step at most once. Null for a step that was not taken. */
export interface VisitorPath<T extends Touch = Touch> {
  readonly model: FlowModel
  /** The touch that is credited: its source, campaign and day are the path's. */
  readonly credited: T
  readonly article: string | null
  readonly deck: string | null
  readonly lead: boolean
  readonly course: string | null
}

/**
 * The way to the first lead, and on to the first course; without these, all that was touched. By first touch it has the
 * first article and deck, by last touch the last ones since the arrival that is credited. An article counts where it
 * came before the deck.
 */
export function pathsOf<T extends Touch>(touches: readonly T[]): readonly VisitorPath<T>[] {
  const all = inTime(touches)
  const course = all.find(({ kind }) => kind === 'course')
  const beforeCourse = course ? all.slice(0, all.indexOf(course)) : all
  const lead = beforeCourse.find(({ kind }) => kind === 'lead')
  const way = lead ? beforeCourse.slice(0, beforeCourse.indexOf(lead) + 1) : beforeCourse
  // A course that nothing came before is credited itself.
  const credited = creditedTouches(way.length > 0 ? way : all.slice(0, 1))
  if (!credited) return []
  const end = { lead: lead !== undefined, course: course?.thing ?? null }
  const since = way.slice(Math.max(0, way.indexOf(credited.last)))
  return [
    { model: 'first', credited: credited.first, ...stepsOf(way, (some) => some[0]), ...end },
    { model: 'last', credited: credited.last, ...stepsOf(since, (some) => some.at(-1)), ...end },
  ]
}

/** A lead is left at its deck. */
const ofDecks: ReadonlySet<TouchKind> = new Set(['deck', 'play', 'lead'])

type Choose = <T>(some: readonly T[]) => T | undefined

function stepsOf(
  way: readonly Touch[],
  choose: Choose,
): { readonly article: string | null; readonly deck: string | null } {
  const deck = choose(way.filter(({ kind }) => ofDecks.has(kind)))
  const before = deck ? way.slice(0, way.indexOf(deck)) : way
  const article = choose(before.filter(({ kind }) => kind === 'article'))
  return { article: article?.thing ?? null, deck: deck?.thing ?? null }
}
