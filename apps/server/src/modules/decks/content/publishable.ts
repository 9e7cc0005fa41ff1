import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { problemsOf } from '@deckle/slides/catalog.ts'
import { formulaProblems } from '@deckle/slides/formula-problems.ts'
import type { SlideProblem } from '@deckle/slides/definition.ts'
import { refuse } from '../../../refusal.ts'

/** A problem that prevents publishing; `''` means the deck itself. */
export interface DeckProblem extends Omit<SlideProblem, 'code'> {
  readonly slideId: string
  readonly slideSeq: number | null
  readonly code: SlideProblem['code']
}

/** In the order of the slides. */
export function errorsOf(content: DeckContent): DeckProblem[] {
  const name: DeckProblem[] = isBlank(content.name)
    ? [{ slideId: '', slideSeq: null, path: 'name', code: 'blank', severity: 'error' }]
    : []
  return content.contentHash.reduce((found, slide) => {
    for (const problem of [...problemsOf(slide, content.readerType), ...formulaProblems(slide)]) {
      if (problem.severity === 'error') found.push({ slideId: slide.slideId, slideSeq: slide.slideSeq, ...problem })
    }
    return found
  }, name)
}

/** Refuses with `not_publishable` and `data: {problems}` while there are errors. */
export function requirePublishable(content: DeckContent): void {
  const problems = errorsOf(content)
  if (problems.length > 0) throw refuse('not_publishable', { data: { problems } })
}
