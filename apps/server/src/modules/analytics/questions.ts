import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { facility } from '@deckle/core/statistics/facility.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import type { Deps } from '../../deps.ts'
import { choicesOf, questionsOf, questionText } from './labels.ts'
import { findContent, listChoices, listLastReached, listLatestTexts, listSlideFigures, type Scope } from './queries.ts'

const TEXTS = 20

/** Each question of the version asked for, else of the newest, else of the draft; every option, also those that nobody chose. */
export async function deckQuestions(deps: Deps, scope: Scope, draft: DeckContent): Promise<QuestionFigures[]> {
  const { db } = deps
  const content = (await findContent(db, scope)) ?? draft
  const questions = questionsOf(content)
  const free = questions
    .filter(({ template }) => interactionOf(template) === 'openAnswer')
    .map(({ slideId }) => slideId)
  const [figures, choices, texts, reached] = await Promise.all([
    listSlideFigures(db, scope),
    listChoices(db, scope),
    listLatestTexts(db, scope, free, TEXTS),
    listLastReached(
      db,
      scope,
      content.contentHash.map(({ slideId }) => slideId),
    ),
  ])
  return questions.map((slide): QuestionFigures => {
    const { slideId } = slide
    const found = figures.find((row) => row.slide_id === slideId)
    return {
      slideId,
      slideSeq: slide.slideSeq,
      template: slide.template,
      question: questionText(slide),
      answered: found?.answered ?? 0,
      facility: found ? facility(found.right, found.marked) : null,
      medianSeconds: found?.seconds ?? null,
      distribution: distributionOf(
        slide,
        content,
        choices.filter((row) => row.slide_id === slideId),
      ),
      texts: texts.filter((row) => row.slide_id === slideId).map(({ text, at }) => ({ text, at: at.toISOString() })),
      droppedOff: reached.find((row) => row.slide_id === slideId)?.count ?? 0,
    }
  })
}

/** Answers that only an older version offers stand at the end, under the option's id. */
function distributionOf(
  slide: Slide,
  content: DeckContent,
  counts: readonly { key: string; count: number }[],
): QuestionFigures['distribution'] {
  const offered = choicesOf(slide, content)
  const known = new Set(offered.map(({ key }) => key))
  const rows = offered.map((choice) => ({ ...choice, count: counts.find(({ key }) => key === choice.key)?.count ?? 0 }))
  return [
    ...rows,
    ...counts.filter(({ key }) => !known.has(key)).map(({ key, count }) => ({ key, label: key, count, correct: null })),
  ]
}
