import type { CopiedSlides } from '@deckle/core/deck/edit/slides.ts'

/**
 * Prefix of copied slides on the clipboard, which are plain text so that they can be pasted into other decks, tabs and
 * windows.
 */
const MARK = 'deckle/slides/1 '

export function slidesToText(copied: CopiedSlides): string {
  return MARK + JSON.stringify(copied)
}

export function isSlidesText(text: string): boolean {
  return text.startsWith(MARK)
}

/** Null if the text contains no valid slides. */
export async function slidesFromText(text: string): Promise<CopiedSlides | null> {
  if (!isSlidesText(text)) return null
  try {
    const { copiedSchema } = await import('./copied-schema.ts')
    const parsed = copiedSchema.safeParse(JSON.parse(text.slice(MARK.length)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Pasted lines as list items, without their bullets, numbers or letters. */
export function linesFromText(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-–—*•‣·○●▪]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+/, '').trim())
    .filter((line) => line !== '')
}
