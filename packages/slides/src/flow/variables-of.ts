import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import type { VariableName } from '@deckle/core/formula/variables.ts'
import { valuesOf } from '../parts/answers/rating-scales.ts'
import { headingOf } from '../reports.ts'

export interface VariableSource {
  readonly variable: VariableName
  readonly slideId: string
  /** A slider's id; '' for the slide as a whole. */
  readonly itemId: string
  /** The slider's name, or the question. */
  readonly label: string
  readonly unit: string
  /** Sample values, ascending, with minimum and maximum. */
  readonly values: readonly number[]
}

interface Slider {
  readonly id: string
  readonly name: string
  readonly minValue: number
  readonly maxValue: number
  readonly unit: string
  readonly variable: string
}

/** In the order of the slides. A later slide overwrites an earlier one's value. */
export function variablesOf({ contentHash }: Pick<DeckContent, 'contentHash'>): readonly VariableSource[] {
  return contentHash.flatMap(sourcesIn)
}

function sourcesIn(slide: Slide): readonly VariableSource[] {
  const { slideId, template, data } = slide
  if (template === 'range_select') {
    return (data['rangeselect'] as readonly Slider[])
      .filter(({ variable }) => variable !== '')
      .map(({ id, name, minValue, maxValue, unit, variable }) => ({
        variable: variable as VariableName,
        slideId,
        itemId: id,
        label: name,
        unit,
        values: sampleRange(minValue, maxValue),
      }))
  }
  if (typeof data['variable'] !== 'string' || data['variable'] === '') return []
  const values =
    template === 'rating'
      ? valuesOf(String(data['rating']))
      : ((data['scoreselect'] ?? []) as readonly { option: number }[]).map(({ option }) => option)
  const variable = data['variable'] as VariableName
  const sorted = [...new Set(values)].toSorted((a, b) => a - b)
  return [{ variable, slideId, itemId: '', label: headingOf(data), unit: '', values: sorted }]
}

/** Ends, middle and quarters, and 0, -1 and 1 where they are in range. */
function sampleRange(min: number, max: number): readonly number[] {
  const span = max - min
  const candidates = [min, min + span / 4, min + span / 2, min + (span * 3) / 4, max, 0, 1, -1]
  const within = candidates
    .filter((value) => value >= min && value <= max)
    .map((value) => Math.round(value * 100) / 100)
  return [...new Set(within)].toSorted((a, b) => a - b)
}
