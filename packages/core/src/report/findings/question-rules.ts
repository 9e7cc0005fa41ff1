import { itemLimits } from '../../statistics/item-figures.ts'
import type { DeckFigures, ItemFigures, SlideFigures } from './figures.ts'
import { FEWEST, type Finding, type Rule } from './finding.ts'

/** Under this the questions of a deck hardly measure one thing together. */
const UNRELIABLE = 0.5
/** By how much more of the best than of the worst choose a wrong option. */
const ATTRACTIVE = 0.1

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
    if (facility < itemLimits.hard) return [found(question, 'hard', { values: { facility } })]
    return facility > itemLimits.easy ? [found(question, 'easy', { values: { facility } })] : []
  })
}

/** Below 0 the people who know the rest get it wrong: the key is probably wrong. */
function discrimination(figures: DeckFigures): readonly Finding[] {
  return questionsOf(figures).flatMap((question) => {
    const { discrimination: correlation } = question.item
    if (correlation === null || correlation >= itemLimits.weak) return []
    const values = { discrimination: correlation }
    return [
      correlation < 0 ? found(question, 'reversed', { severity: 'bad', values }) : found(question, 'weak', { values }),
    ]
  })
}

function distractors(figures: DeckFigures): readonly Finding[] {
  return questionsOf(figures).flatMap((question) => {
    const wrong = question.options.filter(({ correct }) => !correct)
    const attractive = wrong.filter(({ upperLower }) => upperLower !== null && upperLower >= ATTRACTIVE)
    const unchosen = wrong.filter(({ count }) => count === 0)
    const [first] = unchosen
    return [
      ...attractive.map(({ label }) => found(question, 'attractive', { severity: 'bad', values: { option: label } })),
      ...(first ? [found(question, 'unchosen', { values: { option: first.label, count: unchosen.length } })] : []),
    ]
  })
}

function reliability(figures: DeckFigures): readonly Finding[] {
  const { alpha, period } = figures
  if (alpha === null || alpha >= UNRELIABLE || questionsOf(figures).length < 3) return []
  return [{ code: 'unreliable', severity: 'attention', slideId: null, values: { alpha }, weight: period.starts / 10 }]
}
