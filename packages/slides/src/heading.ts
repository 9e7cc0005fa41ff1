import type { SlideData } from '@deckle/core/deck/slide.ts'

/** The words a slide is known by: its question, title, caption or text. */
export function headingOf(data: SlideData): string {
  const found = ['question', 'title', 'caption', 'paragraph']
    .map((name) => data[name])
    .find((text) => typeof text === 'string' && text.trim() !== '')
  return (found as string | undefined) ?? ''
}
