import type { SlideData } from '@deckle/core/deck/slide.ts'

/** The first of question, title, caption and text that is not blank. */
export function headingOf(data: SlideData): string {
  const found = ['question', 'title', 'caption', 'paragraph']
    .map((name) => data[name])
    .find((text) => typeof text === 'string' && text.trim() !== '')
  return (found as string | undefined) ?? ''
}
