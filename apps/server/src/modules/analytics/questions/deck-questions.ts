import type { analytics, QuestionFigures } from '@deckle/contract/analytics.ts'
import { itemFigures } from '@deckle/core/statistics/item-figures.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import type { SlideReport } from '@deckle/slides/reports.ts'
import type { Handler } from '../../../http/handler.ts'
import type { CountRow } from '../../figures/index.ts'
import { openDeckFigures } from '../open-deck-figures.ts'
import { itemSumsOf } from './item-sums.ts'
import { medianTime, type Question, questionsOf, readContent } from './open-questions.ts'
import { listLatestTexts } from './queries.ts'
import { requireScope } from '../require-scope.ts'
import { textAnswerOf } from './text-answer.ts'

const TEXTS = 20

/** Questions of the requested version, else of the newest, else of the draft. Options that nobody chose are included. */
export const deckQuestions: Handler<typeof analytics.deckQuestions> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const [content, source] = await Promise.all([readContent(deps, actor, scope), openDeckFigures(deps, scope)])
  const isMarked = readerTypeRules[content.readerType].expectsCorrectness
  const questions = questionsOf(content)
  const read = questions.filter(({ report }) => report.kind === 'texts' || report.kind === 'files')
  const idOf = ({ slide }: Question) => slide.slideId
  const [figures, counts, texts, dropped] = await Promise.all([
    source.slides(),
    source.counts({ measures: ['choice', 'place', 'seconds'], slideIds: questions.map(idOf) }),
    listLatestTexts(deps.db, scope, read.map(idOf), TEXTS),
    source.droppedOff(),
  ])
  const figuresOf = ({ slide, report }: Question): QuestionFigures => {
    const { slideId } = slide
    const found = figures.find((row) => row.slideId === slideId)
    const own = counts.filter((row) => row.slideId === slideId)
    return {
      slideId,
      slideSeq: slide.slideSeq,
      template: slide.template,
      question: report.heading,
      kind: report.kind,
      answered: found?.responses ?? 0,
      ...itemFigures(found && itemSumsOf(found)),
      medianSeconds: medianTime(own, slideId),
      distribution: distributionOf(report, isMarked, choicesIn(own), placesIn(own)),
      texts: texts.filter((row) => row.slide_id === slideId).map(textAnswerOf),
      droppedOff: dropped.find((row) => row.slideId === slideId)?.count ?? 0,
    }
  }
  return { questions: questions.map(figuresOf) }
}

const choicesIn = (counts: readonly CountRow[]) =>
  counts.flatMap(({ measure, of, count }) => (measure === 'choice' ? [{ key: of, count }] : []))

/** Mean places of what was ranked, 1 for the first. */
const placesIn = (counts: readonly CountRow[]): ReadonlyMap<string, number> =>
  new Map(counts.flatMap(({ measure, of, count, sum }) => (measure === 'place' ? [[of, sum / count]] : [])))

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
