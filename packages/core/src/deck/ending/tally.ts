import type { FormulaValues } from '../../formula/formula.ts'

/** Points of a tag: earned by an answer, and by the best answer. */
export interface TagShare {
  readonly earned: number
  readonly possible: number
}

/** What an answer contributes beside its mark: values of variables, and points of tags. */
export interface Tally {
  readonly values: FormulaValues
  readonly tags: readonly (readonly [tag: string, share: TagShare])[]
}

export const noTally: Tally = { values: {}, tags: [] }
