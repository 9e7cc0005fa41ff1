import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isQuestion, textsOfSlide } from './catalog.ts'

/** Words a minute of silent reading, of adults in English (Brysbaert, 2019, "How many words do we read per minute?"). */
const WORDS_A_MINUTE = 238
/** Seconds to look at a slide, and to think about a question, beside reading. */
const LOOK_SECONDS = 5
const THINK_SECONDS = 15

type TimedDeck = Pick<DeckContent, 'contentHash' | 'minTime'>

/** How long a deck takes, from its words, questions and minimum times; in minutes, two decimals. Videos are not known. */
export function minutesOf({ contentHash, minTime }: TimedDeck): number {
  const seconds = contentHash.reduce((sum, slide) => {
    const words = textsOfSlide(slide).reduce((count, { text }) => count + wordsIn(text), 0)
    const read = LOOK_SECONDS + (words * 60) / WORDS_A_MINUTE + (isQuestion(slide.template) ? THINK_SECONDS : 0)
    return sum + Math.max(read, slide.minTime)
  }, 0)
  return Math.round((Math.max(seconds, minTime) / 60) * 100) / 100
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
