import { variableNames } from '@deckle/core/formula/variables.ts'
import { number, select, tags } from '../../fields/field.ts'

/** product.md §3, "weight". */
const weightField = number({ min: 0, max: 100, step: 0.5, initial: 1, secret: true, only: 'right' })
export const tagsField = tags({ secret: true, only: 'points' })

/** The variable that an answer sets (decisions.md §2, "Calculation"); '' for none. */
export const variableField = select(['', ...variableNames], '', { secret: true })

/** Fields of every question with right answers. */
export const markingFields = { weight: weightField, tags: tagsField } as const
