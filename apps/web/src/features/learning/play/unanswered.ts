import type { PlayDeck, SavedPlay } from '@deckle/player/hosts/host.ts'

/**
 * Indexes of the questions without an answer. In a deck that leads past questions (logic jumps, lists of links) these are
 * questions that were shown; in any other all of them.
 */
export function unansweredSlides(
  { slides }: Pick<PlayDeck, 'slides'>,
  { answers, trail = [] }: Pick<SavedPlay, 'answers' | 'trail'>,
): readonly number[] {
  const isRouted = slides.some(
    ({ asksNext, jumps, targets }) => asksNext || jumps !== undefined || targets !== undefined,
  )
  return slides.flatMap(({ slideId, interaction }, at) =>
    interaction === 'none' || interaction === 'brancher' || slideId in answers || (isRouted && !trail.includes(at))
      ? []
      : [at],
  )
}
