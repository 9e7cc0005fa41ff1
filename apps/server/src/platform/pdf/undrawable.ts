import type { FontLook } from './font-files.ts'
import { hasGlyph, isInvisible } from './fonts.ts'

/** A text as it is drawn: with the fonts of a look, bold or not. */
interface TextLook {
  readonly font: FontLook
  readonly bold: boolean
}

let segmenter: Intl.Segmenter | undefined
const blank = /\s/u

/**
 * The distinct characters of a text that no bundled font can draw, in their order. A character is what a reader takes for
 * one: a letter with its marks, or an emoji of several.
 */
export function undrawableCharacters(text: string, { font, bold }: TextLook): readonly string[] {
  const line = text.normalize('NFC')
  const isDrawn = (sign: string): boolean => blank.test(sign) || isInvisible(sign) || hasGlyph(sign, font, bold)
  if ([...line].every(isDrawn)) return []
  segmenter ??= new Intl.Segmenter()
  const characters = Array.from(segmenter.segment(line), ({ segment }) => segment)
  return [...new Set(characters.filter((character) => ![...character].every(isDrawn)))]
}
