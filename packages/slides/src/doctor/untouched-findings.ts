import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { newDeckName } from '@deckle/core/deck/texts/new-deck-name.ts'
import { error, type Finding, warning } from './finding.ts'
import { type UntouchedText, untouchedTexts } from '../untouched.ts'

/** Finds untouched placeholders: one finding per text, one per list of a slide, and one for the name of a new deck. */
export function untouchedFindings({ contentHash, outcomes, name, readerType, language }: DeckContent): Finding[] {
  const ofSlides = contentHash.flatMap((slide) => {
    const found = untouchedTexts(slide)
    const fieldOf = ({ path }: UntouchedText) => path.split('.')[0]
    const isFirst = (one: UntouchedText, at: number) =>
      found.findIndex((other) => fieldOf(other) === fieldOf(one)) === at
    return found.filter(isFirst).map((one): Finding => {
      const { path, text, severity } = one
      const count = found.filter((other) => fieldOf(other) === fieldOf(one)).length
      const values = { text, count, others: count - 1 }
      return severity === 'error'
        ? error('untouched', slide.slideId, path, values)
        : warning('untouched_kept', slide.slideId, path, values)
    })
  })
  const ofOutcomes = outcomes.flatMap(({ id, title, text }, at): Finding[] =>
    isBlank(title) && isBlank(text) ? [error('outcome_blank', '', `outcomes.${id}`, { number: at + 1 })] : [],
  )
  const ofName =
    name === newDeckName(readerType, language) ? [warning('untouched_kept', '', 'name', { text: name })] : []
  return [...ofName, ...ofSlides, ...ofOutcomes]
}
