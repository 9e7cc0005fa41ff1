import type { DeckFigures } from './figures.ts'
import { FEWEST, type Finding, type Rule, severities } from './finding.ts'
import { completionRules } from './completion-rules.ts'
import { questionRules } from './question-rules.ts'
import { slideRules } from './slide-rules.ts'

const rules: readonly Rule[] = [...slideRules, ...completionRules, ...questionRules]

/** What the figures say, the most serious first; nothing under 20 attempts, which would be chance. */
export function deckFindings(figures: DeckFigures): readonly Finding[] {
  if (figures.period.starts < FEWEST) return []
  return rules
    .flatMap((rule) => rule(figures))
    .toSorted(
      (one, other) =>
        severities.indexOf(one.severity) - severities.indexOf(other.severity) || other.weight - one.weight,
    )
}
