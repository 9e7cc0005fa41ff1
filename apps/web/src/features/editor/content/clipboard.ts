import type { CopiedSlides } from '@deckle/core/deck/edit/slides.ts'

/** Slides on the clipboard are text that begins with this, so that they go between decks, tabs and windows. */
const MARK = 'deckle/slides/1 '

export function slidesToText(copied: CopiedSlides): string {
  return MARK + JSON.stringify(copied)
}

/** Whether a text from the clipboard says that it is slides. */
export function isSlidesText(text: string): boolean {
  return text.startsWith(MARK)
}

/** The slides in a text from the clipboard; null where it holds none that are whole. */
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

/** The lines of a pasted text as items of a list: bullets, numbers and letters before them are taken off. */
export function linesFromText(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-–—*•‣·○●▪]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+/, '').trim())
    .filter((line) => line !== '')
}
