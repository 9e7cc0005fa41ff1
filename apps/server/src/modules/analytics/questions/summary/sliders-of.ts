import type { AnswerSummary } from '@deckle/contract/analytics.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { histogramOf } from '@deckle/core/statistics/histogram.ts'
import { quantile } from '@deckle/core/statistics/quantile.ts'
import type { DataOf } from '@deckle/slides/fields/field.ts'
import type { rangeSelect } from '@deckle/slides/range-select/definition.ts'
import type { SampledAnswer } from '../queries.ts'

type RangeData = DataOf<(typeof rangeSelect)['fields']>

/** Each slider of the version that is looked at, over its whole range; the result over the values it took. */
export function slidersOf({ data }: Slide, sample: readonly SampledAnswer[]): AnswerSummary['sliders'] {
  const { rangeselect, caption, resultUnit } = data as unknown as RangeData
  const answers = sample.flatMap(({ answer }) => (answer?.kind === 'rangeSelect' ? [answer] : []))
  const results = answers.flatMap(({ result }) => (result === null ? [] : [result]))
  return [
    ...rangeselect.map(({ id, name, unit, minValue, maxValue }) => {
      const values = answers.flatMap((answer) => answer.values[id] ?? [])
      return sliderOf({ id, label: name, unit }, values, { least: minValue, most: maxValue })
    }),
    ...(results.length > 0
      ? [
          sliderOf({ id: '', label: caption, unit: resultUnit }, results, {
            least: smallest(results),
            most: largest(results),
          }),
        ]
      : []),
  ]
}

function sliderOf(
  { id, label, unit }: Pick<AnswerSummary['sliders'][number], 'id' | 'label' | 'unit'>,
  values: readonly number[],
  range: { readonly least: number; readonly most: number },
): AnswerSummary['sliders'][number] {
  return {
    id,
    label,
    unit,
    answers: values.length,
    mean: values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null,
    median: quantile(values, 0.5),
    bins: histogramOf(values, range),
  }
}

const smallest = (values: readonly number[]) => values.reduce((found, value) => Math.min(found, value), Infinity)
const largest = (values: readonly number[]) => values.reduce((found, value) => Math.max(found, value), -Infinity)
