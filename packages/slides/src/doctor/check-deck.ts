import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { plans, type PlanType } from '@deckle/core/plan/plan.ts'
import { problemsOf, usesJumps } from '../catalog.ts'
import { error, type Finding } from './finding.ts'
import { flowFindings } from './flow-findings.ts'
import { formulaFindings } from './formula-findings.ts'
import { leadFormFindings } from './lead-form-findings.ts'
import { outcomeFindings } from './outcome-findings.ts'
import { colorFindings, lengthFindings, translationFindings } from './text-findings.ts'
import { untouchedFindings } from './untouched-findings.ts'

/**
 * The deck doctor: findings for the author before publishing, errors first, then in the order of the slides. Pure; a
 * deck of 300 slides takes some milliseconds.
 * @param plan of the client; with it, features beyond the plan are findings too
 */
export function checkDeck(content: DeckContent, plan?: PlanType): readonly Finding[] {
  const found: Finding[] = [
    ...(isBlank(content.name) ? [error('no_name', '', 'name')] : []),
    ...content.contentHash.flatMap((slide) =>
      problemsOf(slide, content.readerType).map((problem) => ({ ...problem, slideId: slide.slideId, values: {} })),
    ),
    ...(plan && !plans[plan].logicJumps ? jumpsOutsidePlan(content) : []),
    ...untouchedFindings(content),
    ...formulaFindings(content),
    ...flowFindings(content),
    ...outcomeFindings(content),
    ...leadFormFindings(content, plan === undefined || plans[plan].leads),
    ...translationFindings(content),
    ...colorFindings(content),
    ...lengthFindings(content),
  ]
  const order = new Map(content.contentHash.map(({ slideId }, at) => [slideId, at]))
  const rank = ({ severity, slideId }: Finding): number =>
    (severity === 'error' ? 0 : 1_000_000) + (order.get(slideId) ?? -1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

function jumpsOutsidePlan({ contentHash }: DeckContent): Finding[] {
  return contentHash.filter((slide) => usesJumps(slide)).map(({ slideId }) => error('plan_jumps', slideId, 'jumps'))
}
