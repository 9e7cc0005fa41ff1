import type { DeckRow } from '@deckle/contract/decks.ts'
import { SlideThumb } from '../../../deck/stage/slide-thumb.tsx'

/** Thumbnail of the deck's first slide. */
export function DeckCover({ cover }: Pick<DeckRow, 'cover'>) {
  const slide = cover.contentHash[0]
  return slide && <SlideThumb look={cover} slide={slide} />
}
