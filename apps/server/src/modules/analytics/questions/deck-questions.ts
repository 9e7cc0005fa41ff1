import type { analytics, QuestionFigures } from '@deckle/contract/analytics.ts'
import { itemFigures } from '@deckle/core/statistics/item-figures.ts'
import { isQuestion } from '@deckle/slides/catalog.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { reportOf, type SlideReport } from '@deckle/slides/reports.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../../decks/index.ts'
import { findContent } from '../queries.ts'
import { listChoices, listDroppedOff, listLatestTexts, listMeanPlaces, listSlideFigures } from './queries.ts'
import { requireScope } from '../require-scope.ts'
import { textAnswerOf } from './text-answer.ts'

const TEXTS = 20

/** Questions of the requested version, else of the newest, else of the draft. Options that nobody chose are included. */
export const deckQuestions: Handler<typeof analytics.deckQuestions> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const { db } = deps
  const content = (await findContent(db, scope)) ?? (await requireDeck(db, actor, 'deck.analytics', params.id)).content
  const isMarked = readerTypeRules[content.readerType].expectsCorrectness
  const questions = content.contentHash
    .filter(({ template }) => isQuestion(template))
    .map((slide) => ({ slide, report: reportOf(slide) }))
  const idsOf = (...kinds: readonly SlideReport['kind'][]) =>
    questions.filter(({ report }) => kinds.includes(report.kind)).map(({ slide }) => slide.slideId)
  const [figures, choices, places, texts, reached] = await Promise.all([
    listSlideFigures(db, scope),
    listChoices(db, scope),
    listMeanPlaces(db, scope, idsOf('ranking')),
    listLatestTexts(db, scope, idsOf('texts', 'files'), TEXTS),
    listDroppedOff(
      db,
      scope,
      content.contentHash.map(({ slideId }) => slideId),
      deps.now(),
    ),
  ])
  const figuresOf = ({ slide, report }: (typeof questions)[number]): QuestionFigures => {
    const { slideId } = slide
    const found = figures.find((row) => row.slide_id === slideId)
    return {
      slideId,
      slideSeq: slide.slideSeq,
      template: slide.template,
      question: report.heading,
      kind: report.kind,
      answered: found?.answered ?? 0,
      ...itemFigures(found),
      medianSeconds: found?.seconds ?? null,
      distribution: distributionOf(
        report,
        isMarked,
        choices.filter((row) => row.slide_id === slideId),
        new Map(places.flatMap((row) => (row.slide_id === slideId ? [[row.key, row.mean]] : []))),
      ),
      texts: texts.filter((row) => row.slide_id === slideId).map(textAnswerOf),
      droppedOff: reached.find((row) => row.slide_id === slideId)?.count ?? 0,
    }
  }
  return { questions: questions.map(figuresOf) }
}

/** Options that only an older version offers come last, under their ids. Rankings are ordered by mean place. */
function distributionOf(
  { kind, keys }: SlideReport,
  isMarked: boolean,
  counts: readonly { key: string; count: number }[],
  places: ReadonlyMap<string, number>,
): QuestionFigures['distribution'] {
  if (kind !== 'choices' && kind !== 'scale' && kind !== 'ranking') return []
  const countOf = (key: string) => counts.find((one) => one.key === key)?.count ?? 0
  const meanPlaceOf = (key: string) => places.get(key) ?? null
  const known = new Set(keys.map(({ key }) => key))
  const rows = keys.map(({ key, label, right }) => ({
    key,
    label,
    count: countOf(key),
    correct: isMarked ? right : null,
    meanPlace: meanPlaceOf(key),
  }))
  const sorted =
    kind === 'ranking' ? rows.toSorted((a, b) => (a.meanPlace ?? Infinity) - (b.meanPlace ?? Infinity) || 0) : rows
  const older = [...new Set([...counts.map(({ key }) => key), ...places.keys()])]
    .filter((key) => !known.has(key))
    .sort()
  return [
    ...sorted,
    ...older.map((key) => ({ key, label: key, count: countOf(key), correct: null, meanPlace: meanPlaceOf(key) })),
  ]
}
