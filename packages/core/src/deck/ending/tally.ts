import type { FormulaValues } from '../../formula/formula.ts'

/** Points of a tag: what an answer adds, and what the best answer would. */
export interface TagShare {
  readonly earned: number
  readonly possible: number
}

/** What an answer adds to results beside its mark: values of variables, and points of tags. */
export interface Tally {
  readonly values: FormulaValues
  readonly tags: readonly (readonly [tag: string, share: TagShare])[]
}

export const noTally: Tally = { values: {}, tags: [] }
