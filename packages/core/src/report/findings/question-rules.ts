import { itemLimits } from '../../statistics/item-figures.ts'
import type { DeckFigures, ItemFigures, SlideFigures } from './figures.ts'
import { FEWEST, type Finding, isBeyondChance, type Rule, standardErrorOfShare } from './finding.ts'

/** Under this the questions of a deck hardly measure one thing together. */
const UNRELIABLE = 0.5
/** By how much more of the best than of the worst choose a wrong option, and the share that is best and worst. */
const ATTRACTIVE = { least: 0.1, group: 0.27 } as const
/** Per cent of those who answer that a wrong option should attract. */
const CHOSEN = 5

type Question = SlideFigures & { readonly item: ItemFigures }

/** Questions with enough marked answers. */
const questionsOf = ({ slides }: DeckFigures): readonly Question[] =>
  slides.filter((slide): slide is Question => slide.item !== null && slide.item.marked >= FEWEST)

const found = (
  { slideId, place, item }: Question,
  code: Finding['code'],
  { severity = 'attention', values }: { readonly severity?: Finding['severity']; readonly values: Finding['values'] },
): Finding => ({ code, severity, slideId, values: { slide: place, ...values }, weight: item.marked / 4 })

export const questionRules: readonly Rule[] = [difficulty, discrimination, distractors, reliability]

function difficulty(figures: DeckFigures): readonly Finding[] {
  return questionsOf(figures).flatMap((question) => {
    const { facility } = question.item
    if (facility === null) return []
    const error = standardErrorOfShare(facility, question.item.marked)
    if (facility < itemLimits.hard && isBeyondChance(facility, itemLimits.hard, error))
      return [found(question, 'hard', { values: { facility } })]
    return facility > itemLimits.easy && isBeyondChance(facility, itemLimits.easy, error)
      ? [found(question, 'easy', { values: { facility } })]
      : []
  })
}

/** Below 0 the people who know the rest get it wrong: the key is probably wrong. */
function discrimination(figures: DeckFigures): readonly Finding[] {
  return questionsOf(figures).flatMap((question) => {
    const { discrimination: correlation } = question.item
    if (correlation === null || correlation >= itemLimits.weak) return []
    const values = { discrimination: correlation }
    const error = standardErrorOfCorrelation(correlation, question.item.marked)
    if (correlation < 0 && isBeyondChance(correlation, 0, error))
      return [found(question, 'reversed', { severity: 'bad', values })]
    return isBeyondChance(correlation, itemLimits.weak, error) ? [found(question, 'weak', { values })] : []
  })
}

const standardErrorOfCorrelation = (correlation: number, count: number): number =>
  (1 - correlation ** 2) / Math.sqrt(count - 1)

function distractors(figures: DeckFigures): readonly Finding[] {
  return questionsOf(figures).flatMap((question) => {
    const wrong = question.options.filter(({ correct }) => !correct)
    const { marked } = question.item
    const attractive = wrong.filter(({ upperLower, count }) => {
      const share = count / marked
      const error = Math.sqrt((2 * share * (1 - share)) / (ATTRACTIVE.group * marked))
      return (
        upperLower !== null && upperLower >= ATTRACTIVE.least && isBeyondChance(upperLower, ATTRACTIVE.least, error)
      )
    })
    const isEnough = isBeyondChance(0, CHOSEN, standardErrorOfShare(CHOSEN, marked))
    const unchosen = wrong.filter(({ count }) => count === 0 && isEnough)
    const [first] = unchosen
    return [
      ...attractive.map(({ label }) => found(question, 'attractive', { severity: 'bad', values: { option: label } })),
      ...(first ? [found(question, 'unchosen', { values: { option: first.label, count: unchosen.length } })] : []),
    ]
  })
}

function reliability(figures: DeckFigures): readonly Finding[] {
  const { alpha, period } = figures
  const questions = questionsOf(figures)
  if (alpha === null || alpha >= UNRELIABLE || questions.length < 3) return []
  const people = Math.min(...questions.map(({ item }) => item.marked))
  if (!isBeyondChance(alpha, UNRELIABLE, standardErrorOfAlpha(alpha, questions.length, people))) return []
  return [{ code: 'unreliable', severity: 'attention', slideId: null, values: { alpha }, weight: period.starts / 10 }]
}

/** Bonett (2002): the variance of ln(1 − alpha) is 2k ÷ (k − 1)(n − 2). */
const standardErrorOfAlpha = (alpha: number, questions: number, people: number): number =>
  (1 - alpha) * Math.sqrt((2 * questions) / ((questions - 1) * (people - 2)))
