import type { analytics, AnswerSummary } from '@deckle/contract/analytics.ts'
import { countWords } from '@deckle/core/text/count-words.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import type { Handler } from '../../../../http/handler.ts'
import { requireScope } from '../../require-scope.ts'
import { type Question, questionsOf, readContent } from '../open-questions.ts'
import { listSample, type SampledAnswer } from '../queries.ts'
import { commonAnswers } from './common-answers.ts'
import { slidersOf } from './sliders-of.ts'

/** Answers that are looked at, the latest first. */
const MOST = 5000
const WORDS = 60

/** Counted when asked, of as many answers as cost the same however many there are. */
export const deckAnswerSummary: Handler<typeof analytics.deckAnswerSummary> = async ({
  deps,
  actor,
  params,
  query,
}) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const { slideId } = query
  const question = questionsOf(await readContent(deps, actor, scope)).find(({ slide }) => slide.slideId === slideId)
  if (!question || question.report.kind !== 'texts') return { summary: null }
  const whole = interactionOf(question.slide.template) === 'rangeSelect'
  const rows = await listSample(deps.db, scope, { slideId, whole, most: MOST + 1 })
  return { summary: summaryOf(question, rows.slice(0, MOST), rows.length <= MOST) }
}

function summaryOf({ slide }: Question, sample: readonly SampledAnswer[], isWhole: boolean): AnswerSummary {
  const kind = interactionOf(slide.template)
  const texts = sample.map(({ text }) => text)
  return {
    counted: sample.length,
    isWhole,
    words: kind === 'openAnswer' ? countWords(texts, WORDS).map((one) => ({ word: one.word, answers: one.texts })) : [],
    common: kind === 'fillInTheBlank' ? commonAnswers(sample) : [],
    sliders: kind === 'rangeSelect' ? slidersOf(slide, sample) : [],
  }
}
