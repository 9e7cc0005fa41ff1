import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { valuesOfVariable } from '../parts/marking/variables.ts'
import { scoredSingleSelect } from './definition.ts'

type ScoredData = DataOfDefinition<typeof scoredSingleSelect>
type ScoredSingleSelectPlay = PublicOf<typeof scoredSingleSelect.fields>

const pointsOfOption = (data: ScoredData, id: string) => data.scoreselect.find((one) => one.id === id)?.option
const mostPoints = (data: ScoredData) => Math.max(0, ...data.scoreselect.map(({ option }) => option))

/** An option adds its value (decisions.md §2, "Scoring"); no option is right or wrong. */
export const scoredSingleSelectScoring: SlideScoring<ScoredData, AnswerByKind['scoreSelect'], ScoredSingleSelectPlay> =
  {
    prepare: (data) => {
      const possible = mostPoints(data)
      const marks = new Map(data.scoreselect.map(({ id, option }) => [id, { correct: null, earned: option, possible }]))
      return ({ option }) => marks.get(option) ?? null
    },
    redact: (data) => withoutSecrets(scoredSingleSelect.fields, data),
    solution: () => [],
    mostPoints,
    values: (data, answer) => valuesOfVariable(data.variable, pointsOfOption(data, answer.option) ?? 0),
    share: (data, answer) => (pointsOfOption(data, answer.option) ?? 0) / (mostPoints(data) || 1),
  }
