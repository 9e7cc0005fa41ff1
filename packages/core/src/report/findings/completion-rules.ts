import { testIndependence } from '../../statistics/independence/chi-square.ts'
import type { DeckFigures, GroupFigures, PeriodFigures } from './figures.ts'
import { FEWEST, type Finding, isBeyondChance, type Rule, shareOf, standardErrorOfShare } from './finding.ts'
import { slideRules } from './slide-rules.ts'

/** Per cent of starts. */
const FINISH = { few: 50, most: 70 } as const
/** Points of per cent between two completion rates, and how improbable the difference must be by chance. */
const APART = { periods: 10, groups: 20, p: 0.05 } as const

const rateOf = ({ starts, completions }: PeriodFigures): number => shareOf(completions, starts)

/** Whether the rates differ by at least so many points, and by more than chance. */
function differ(one: PeriodFigures, other: PeriodFigures, points: number): boolean {
  if (one.starts < FEWEST || other.starts < FEWEST || Math.abs(rateOf(one) - rateOf(other)) < points) return false
  const test = testIndependence([one, other].map(({ starts, completions }) => [completions, starts - completions]))
  return test !== null && test.isReliable && test.p < APART.p
}

const isCertain = (period: PeriodFigures, threshold: number): boolean =>
  isBeyondChance(rateOf(period), threshold, standardErrorOfShare(rateOf(period), period.starts))

const ofDeck = (found: Pick<Finding, 'code' | 'severity' | 'values' | 'weight'>): Finding => ({
  ...found,
  slideId: null,
})

export const completionRules: readonly Rule[] = [
  changed,
  fewFinish,
  mostFinish,
  ({ sources }) => lowGroups(sources, 'sourceLow'),
  ({ devices }) => lowGroups(devices, 'deviceLow'),
]

function changed({ period, before }: DeckFigures): readonly Finding[] {
  if (before === null || !differ(period, before, APART.periods)) return []
  const [rate, previous] = [rateOf(period), rateOf(before)]
  const values = { rate, before: previous }
  const weight = (Math.abs(rate - previous) / 100) * period.starts
  return [
    ofDeck(
      rate < previous
        ? { code: 'fell', severity: 'bad', values, weight }
        : { code: 'rose', severity: 'good', values, weight },
    ),
  ]
}

/** Few finish, and no slide in particular is where they leave. */
function fewFinish(figures: DeckFigures): readonly Finding[] {
  const rate = rateOf(figures.period)
  const isOneSlide = slideRules.some((rule) => rule(figures).some(({ code }) => code.startsWith('loses')))
  if (rate >= FINISH.few || !isCertain(figures.period, FINISH.few) || isOneSlide) return []
  const { starts, completions } = figures.period
  return [ofDeck({ code: 'fewFinish', severity: 'bad', values: { rate }, weight: starts - completions })]
}

function mostFinish({ period }: DeckFigures): readonly Finding[] {
  const rate = rateOf(period)
  return rate < FINISH.most || !isCertain(period, FINISH.most)
    ? []
    : [ofDeck({ code: 'finish', severity: 'good', values: { rate }, weight: period.completions })]
}

/** Sources or devices from which far fewer complete than from all others together. */
function lowGroups(groups: readonly GroupFigures[], code: 'sourceLow' | 'deviceLow'): readonly Finding[] {
  const sum = (key: keyof PeriodFigures) => groups.reduce((total, group) => total + group[key], 0)
  const [starts, completions] = [sum('starts'), sum('completions')]
  return groups.flatMap((group) => {
    const others = { starts: starts - group.starts, completions: completions - group.completions }
    if (!differ(group, others, APART.groups) || rateOf(group) > rateOf(others)) return []
    const values = { name: group.name, rate: rateOf(group), others: rateOf(others), count: group.starts }
    return [ofDeck({ code, severity: 'attention', values, weight: group.starts - group.completions })]
  })
}
