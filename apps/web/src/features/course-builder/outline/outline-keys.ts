import type { CourseContent } from '@deckle/core/course/course.ts'

/** A row of the outline. */
export type OutlineKey = `topic:${string}` | `deck:${string}`

export const topicKey = (id: string): OutlineKey => `topic:${id}`
export const deckKey = (id: string): OutlineKey => `deck:${id}`

export const keysOf = ({ topics, decks }: CourseContent): ReadonlySet<string> =>
  new Set([...topics.map(({ id }) => topicKey(id)), ...decks.map(({ id }) => deckKey(id))])

/** Ids of the topics and of the decks among keys. */
export function idsOf(keys: Iterable<string>): {
  readonly topics: readonly string[]
  readonly decks: readonly string[]
} {
  const all = [...keys]
  const of = (kind: string) => all.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []))
  return { topics: of('topic:'), decks: of('deck:') }
}

/** The topic that is selected, or that has what is selected; else the last one. */
export function currentTopic({ topics, decks }: CourseContent, selected: readonly string[]): string {
  const ids = idsOf(selected)
  const ofDeck = decks.find(({ id }) => id === ids.decks.at(-1))?.topic_id
  return ids.topics.at(-1) ?? ofDeck ?? topics.at(-1)?.id ?? ''
}
