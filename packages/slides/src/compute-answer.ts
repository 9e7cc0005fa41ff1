import type { Answer, Slide, SlideData } from '@deckle/core/deck/slide.ts'
import type { FormulaValues } from '@deckle/core/formula/formula.ts'
import type { AnswerOfDefinition, DataOfDefinition, Compute, Computed } from './definition.ts'
import type { definitions, SlideType } from './definitions.ts'
import { computeQualification } from './qualification/compute.ts'
import { computeRange } from './range-select/compute.ts'

/** Slide types that compute a result. Separate from marking, so that views load no formulas. */
const computations: {
  readonly [T in SlideType]?: Compute<
    DataOfDefinition<(typeof definitions)[T]>,
    AnswerOfDefinition<(typeof definitions)[T]>
  >
} = {
  range_select: computeRange,
  qualification: computeQualification,
}

/** Null on a slide that computes nothing. */
export function computeAnswer(
  { template, data }: Pick<Slide, 'template' | 'data'>,
  answer: Answer,
  values: FormulaValues,
): Computed<Answer> | null {
  const compute = (computations as Readonly<Record<string, Compute<SlideData, never> | undefined>>)[template]
  return compute?.(data, answer as never, values) ?? null
}
