import type { LearnerCourse, LearnerDeck } from '@deckle/contract/learning.ts'

type Outline = Pick<LearnerCourse, 'contents' | 'exam' | 'next'>

/** In the order of topics, the final exam last. */
export const decksOf = ({ contents, exam }: Outline): readonly LearnerDeck[] => [
  ...contents.flatMap(({ decks }) => decks),
  ...(exam ? [exam.deck] : []),
]

/** The decks before and after one; locked ones too, which say why. */
export function around(course: Outline, deckId: string) {
  const decks = decksOf(course)
  const at = decks.findIndex(({ id }) => id === deckId)
  return { deck: decks[at], previous: at > 0 ? decks[at - 1] : undefined, next: at < 0 ? undefined : decks[at + 1] }
}

/** Where the player opens: what to go on with, else the first. */
export const firstDeck = (course: Outline): string | undefined => course.next ?? decksOf(course)[0]?.id
