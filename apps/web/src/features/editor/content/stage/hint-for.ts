import type { Slide } from '@deckle/core/deck/slide.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { isMarkedRight } from '@deckle/slides/scoring.ts'
import { canAddItem } from '../../in-place/items/item-edits.ts'

const byList = {
  options: 'hintOptions',
  multiselect: 'hintOptions',
  scoreselect: 'hintOptions',
  taggedselect: 'hintOptions',
  imageOpts: 'hintPictures',
  popupitems: 'hintLinks',
  bullets: 'hintPoints',
} as const

/** The key of the hint below the slide. Hints about options appear only if the slide has options and room for more. */
export function hintFor(
  slide: Slide,
  readerType: ReaderType,
): 'hint' | 'hintRanking' | (typeof byList)[keyof typeof byList] {
  // Shown even when the list is full: the author must know which order is right.
  if (slide.template === 'ranking' && isMarkedRight(slide.template, readerType)) return 'hintRanking'
  const list = (Object.keys(byList) as (keyof typeof byList)[]).find((name) => name in slide.data)
  return list && canAddItem(slide, list) ? byList[list] : 'hint'
}
