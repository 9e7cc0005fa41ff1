import type { Slide } from '@deckle/core/deck/slide.ts'
import { canAddItem } from '../in-place/item-edits.ts'

const byList = {
  options: 'hintOptions',
  multiselect: 'hintOptions',
  scoreselect: 'hintOptions',
  taggedselect: 'hintOptions',
  imageOpts: 'hintPictures',
  popupitems: 'hintLinks',
  bullets: 'hintPoints',
} as const

/** The words below the slide that say what its keys do: of options only where the slide has options, and room for more. */
export function hintFor(slide: Slide): 'hint' | (typeof byList)[keyof typeof byList] {
  const list = (Object.keys(byList) as (keyof typeof byList)[]).find((name) => name in slide.data)
  return list && canAddItem(slide, list) ? byList[list] : 'hint'
}
