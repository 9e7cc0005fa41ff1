import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import { isFault } from '@deckle/core/formula/fault.ts'
import { readFormula } from '@deckle/core/formula/formula.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { variablesOf } from '../flow/variables-of.ts'
import { formulasOf } from '../formula-problems.ts'
import { pointsOf, possibleTags } from '../scoring.ts'
import { type Finding, warning } from './finding.ts'
import { tryFormula } from './formula-findings.ts'

interface Band {
  readonly minValue: number
  readonly maxValue: number
}

/** Outcomes that no answers can reach, and decks that need outcomes but have none. */
export function outcomeFindings(content: DeckContent): Finding[] {
  const { ending } = readerTypeRules[content.readerType]
  if (content.outcomes.length === 0)
    return ending === 'outcome' ? [warning('result_without_outcome', '', 'outcomes')] : []
  const tags = new Set(content.contentHash.flatMap(possibleTags).map(([tag]) => tag))
  const results = resultsOf(content)
  return content.outcomes.flatMap((outcome, at): Finding[] => {
    const path = `outcomes.${outcome.id}`
    const name = outcome.title || String(at + 1)
    if (outcome.minValue > outcome.maxValue) return [warning('outcome_band', '', path, { name })]
    if (outcome.masterTags.length > 0 && outcome.masterTags.every((tag) => !tags.has(tag)))
      return [warning('outcome_tag', '', path, { name, tags: outcome.masterTags.join(', ') })]
    if (isHidden(outcome, content.outcomes.slice(0, at))) return [warning('outcome_hidden', '', path, { name })]
    const range = outcome.masterTags.length > 0 ? { minValue: 0, maxValue: 100 } : results
    if (!range || outcome.maxValue < range.minValue || outcome.minValue > range.maxValue)
      return [warning('outcome_never', '', path, { name })]
    return []
  })
}

/** Null where the deck has no results. */
function resultsOf(content: DeckContent): Band | null {
  if (readerTypeRules[content.readerType].ending !== 'calculation') {
    const possible = content.contentHash.reduce((sum, slide) => sum + pointsOf(slide, content.readerType), 0)
    return possible > 0 ? { minValue: 0, maxValue: 100 } : null
  }
  const sources = variablesOf(content)
  const trials = content.contentHash
    .filter(({ template }) => template === 'range_select')
    .flatMap(formulasOf)
    .map(({ text }) => readFormula(text))
    .flatMap((formula) => (isFault(formula) ? [] : [tryFormula(formula, sources)]))
    .filter(({ least, greatest }) => least <= greatest)
  if (trials.length === 0) return null
  return {
    minValue: Math.min(...trials.map(({ least }) => least)),
    maxValue: Math.max(...trials.map(({ greatest }) => greatest)),
  }
}

/** Whether earlier outcomes with the same tags cover its whole band. */
function isHidden({ masterTags, minValue, maxValue }: Outcome, earlier: readonly Outcome[]): boolean {
  const rivals = earlier
    .filter((one) =>
      masterTags.length === 0
        ? one.masterTags.length === 0
        : one.masterTags.length > 0 && masterTags.every((tag) => one.masterTags.includes(tag)),
    )
    .toSorted((a, b) => a.minValue - b.minValue)
  let covered = minValue
  for (const one of rivals) if (one.minValue <= covered) covered = Math.max(covered, one.maxValue)
  // The highest band includes its upper end, so covering a band without it is enough only where another band ends
  // there.
  return (
    rivals.length > 0 && covered >= maxValue && (covered > maxValue || rivals.some((one) => one.maxValue === maxValue))
  )
}
