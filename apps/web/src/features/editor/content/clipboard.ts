import type { CopiedSlides } from '@deckle/core/deck/edit/slides.ts'
import { slide as slideSchema } from '@deckle/contract/deck-content.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import * as z from 'zod/mini'

/** Slides on the clipboard are text that begins with this, so that they go between decks, tabs and windows. */
const MARK = 'deckle/slides/1 '

const copiedSchema = z.object({
  slides: z.array(slideSchema).check(z.minLength(1), z.maxLength(500)),
  translations: z.partialRecord(
    z.enum(languages),
    z.record(z.string(), z.record(z.string(), z.string().check(z.maxLength(800)))),
  ),
})

export function slidesToText(copied: CopiedSlides): string {
  return MARK + JSON.stringify(copied)
}

/** The slides in a text from the clipboard; null where it holds none that are whole. */
export function slidesFromText(text: string): CopiedSlides | null {
  if (!text.startsWith(MARK)) return null
  try {
    const parsed = z.safeParse(copiedSchema, JSON.parse(text.slice(MARK.length)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The lines of a pasted text as items of a list: bullets, numbers and letters before them are taken off. */
export function linesFromText(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-–—*•‣·○●▪]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+/, '').trim())
    .filter((line) => line !== '')
}
