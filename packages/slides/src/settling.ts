import type { Answer, Slide, SlideData } from '@deckle/core/deck/slide.ts'
import type { FormulaValues } from '@deckle/core/formula/formula.ts'
import type { AnswerOfDefinition, DataOfDefinition, Settle, Settled } from './definition.ts'
import type { definitions, SlideType } from './definitions.ts'
import { settleQualification } from './qualification/settle.ts'
import { settleRange } from './range-select/settle.ts'

/** Slide types that compute. They stand apart from marking, so that what only draws slides does without formulas. */
const settling: {
  readonly [T in SlideType]?: Settle<
    DataOfDefinition<(typeof definitions)[T]>,
    AnswerOfDefinition<(typeof definitions)[T]>
  >
} = {
  range_select: settleRange,
  qualification: settleQualification,
}

/** What the answer comes to beside right and wrong; null on a slide that computes nothing. */
export function settleAnswer(
  { template, data }: Pick<Slide, 'template' | 'data'>,
  answer: Answer,
  values: FormulaValues,
): Settled<Answer> | null {
  const settle = (settling as Readonly<Record<string, Settle<SlideData, never> | undefined>>)[template]
  return settle?.(data, answer as never, values) ?? null
}
