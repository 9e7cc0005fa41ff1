import type { DeckFigures } from './figures.ts'
import { FEWEST, type Finding, type Rule, severities } from './finding.ts'
import { completionRules } from './completion-rules.ts'
import { questionRules } from './question-rules.ts'
import { slideRules } from './slide-rules.ts'

const rules: readonly Rule[] = [...slideRules, ...completionRules, ...questionRules]

/**
 * What the figures say: slides where people leave first, the largest loss before others, then the most serious. One
 * finding per slide. Nothing under 20 attempts, or by chance.
 */
export function deckFindings(figures: DeckFigures): readonly Finding[] {
  if (figures.period.starts < FEWEST) return []
  const sorted = rules
    .flatMap((rule) => rule(figures))
    .toSorted(
      (one, other) =>
        Number(isLoss(other)) - Number(isLoss(one)) ||
        (isLoss(one) ? 0 : severities.indexOf(one.severity) - severities.indexOf(other.severity)) ||
        other.weight - one.weight,
    )
  return sorted.filter(
    ({ slideId }, at) => slideId === null || sorted.findIndex((other) => other.slideId === slideId) === at,
  )
}

const isLoss = ({ code }: Finding): boolean => code.startsWith('loses')
