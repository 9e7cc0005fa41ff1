import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { templatesFor } from './catalog.ts'
import type { SlideType } from './definitions.ts'

/** The slide types that decks of a reader type use most, the most used first. */
export const suitedTypes: Readonly<Record<ReaderType, readonly SlideType[]>> = {
  story: ['paragraph', 'image_story', 'video_story', 'title'],
  quiz: ['single_select', 'multiple_select', 'true_false', 'pick_picture', 'fill_in_the_blanks', 'ranking'],
  game: ['single_select', 'true_false', 'pick_picture', 'anagram', 'fill_in_the_blanks'],
  poll: ['single_select', 'pick_picture', 'true_false', 'rating', 'ranking'],
  survey: ['rating', 'single_select', 'multiple_select', 'ranking', 'open_answer', 'input_field'],
  audit: ['true_false', 'scored_single_select', 'single_select', 'open_answer', 'uploader'],
  assessment: ['single_select', 'multiple_select', 'scored_single_select', 'tagged_select', 'true_false'],
  submission: ['input_field', 'open_answer', 'uploader', 'paragraph'],
  feedback: ['rating', 'open_answer', 'single_select', 'multiple_select'],
  calculator: ['range_select', 'qualification', 'scored_single_select', 'input_field'],
  profiler: ['tagged_select', 'scored_single_select', 'rating', 'title'],
  recommendation: ['tagged_select', 'single_select', 'rating', 'title'],
  linklist: ['brancher', 'title', 'paragraph', 'image_story'],
}

/** The suited types, then all others that decks of the reader type may use, in the picker's order. */
export function typesBySuit(readerType: ReaderType): {
  readonly suited: readonly SlideType[]
  readonly others: readonly SlideType[]
} {
  const suited = suitedTypes[readerType]
  return { suited, others: templatesFor(readerType).filter((type) => !suited.includes(type)) }
}
