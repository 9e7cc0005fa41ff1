import { type DecimalMark, decimalMarkOf } from '../text/read-number.ts'
import type { DeckContent, Language } from './deck.ts'
import type { DecidedJumps, SlideJumps } from './jump.ts'

const marks = new Map<Language, DecimalMark>()

/** A slide's jumps with what their deck decides: how typed numbers such as `1,234` are read. */
export function decidedJumps({ language }: Pick<DeckContent, 'language'>, jumps: SlideJumps): DecidedJumps {
  const decimalMark = marks.get(language) ?? decimalMarkOf(language)
  marks.set(language, decimalMark)
  return decimalMark === '.' ? jumps : { ...jumps, decimalMark }
}
