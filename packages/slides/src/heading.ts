import type { SlideData } from '@deckle/core/deck/slide.ts'

/** A slide's question, title, caption or text: the first that is not blank. */
export function headingOf(data: SlideData): string {
  const found = ['question', 'title', 'caption', 'paragraph']
    .map((name) => data[name])
    .find((text) => typeof text === 'string' && text.trim() !== '')
  return (found as string | undefined) ?? ''
}
