import type { AnswerByKind, Mark } from '@deckle/core/deck/slide.ts'
import type { DataOfDefinition, SlideScoring } from '../definition.ts'
import { type PublicOf, withoutSecrets } from '../fields/redact.ts'
import { rightOptions } from '../parts/choice-scoring.ts'
import { multipleSelect } from './definition.ts'

type MultipleSelectData = DataOfDefinition<typeof multipleSelect>
export type MultipleSelectPlay = PublicOf<typeof multipleSelect.fields>

export const multipleSelectScoring: SlideScoring<MultipleSelectData, AnswerByKind['multiSelect'], MultipleSelectPlay> =
  {
    score: (data, answer, weight = 1) => scoreSelection(data, new Set(answer.options), weight),
    redact: (data) => withoutSecrets(multipleSelect.fields, data),
    solution: (data) => rightOptions(data.multiselect),
  }

/**
 * Right only if every chosen option is right and as many are chosen as are right (product.md §5).
 * With partial credit each right one adds its share and each wrong one takes a share away, never below 0.
 */
function scoreSelection(data: MultipleSelectData, chosen: ReadonlySet<string>, weight: number): Mark | null {
  const known = new Set(data.multiselect.map((option) => option.id))
  if (chosen.size === 0 || [...chosen].some((id) => !known.has(id))) return null
  const right = new Set(rightOptions(data.multiselect))
  const hits = [...chosen].filter((id) => right.has(id)).length
  const correct = hits === chosen.size && chosen.size === right.size
  if (correct) return { correct, earned: weight, possible: weight }
  const share = right.size === 0 ? 0 : Math.max(0, 2 * hits - chosen.size) / right.size
  return { correct, earned: data.partialCredit ? weight * share : 0, possible: weight }
}
