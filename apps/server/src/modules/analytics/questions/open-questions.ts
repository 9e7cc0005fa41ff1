import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { countedQuantile } from '@deckle/core/statistics/counted-quantile.ts'
import { reportOf, type SlideReport } from '@deckle/slides/reports.ts'
import { isQuestion } from '@deckle/slides/catalog.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { requireDeck } from '../../decks/index.ts'
import type { CountRow } from '../../figures/index.ts'
import { findContent, type Scope } from '../queries.ts'

export interface Question {
  readonly slide: Slide
  readonly report: SlideReport
}

/** Of the requested version, else of the newest, else of the draft. */
export async function readContent({ db }: Deps, actor: Scoped, scope: Scope): Promise<DeckContent> {
  return (await findContent(db, scope)) ?? (await requireDeck(db, actor, 'deck.analytics', scope.deckId)).content
}

export const questionsOf = (content: DeckContent): Question[] =>
  content.contentHash
    .filter(({ template }) => isQuestion(template))
    .map((slide) => ({ slide, report: reportOf(slide) }))

/** Of the times that were counted of a slide. */
export const medianTime = (counts: readonly CountRow[], slideId: string): number | null =>
  countedQuantile(
    counts
      .filter((row) => row.measure === 'seconds' && row.slideId === slideId)
      .map(({ of, count }) => ({ value: Number(of), count })),
    0.5,
  )
