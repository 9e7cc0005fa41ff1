import { variableNames } from '@deckle/core/formula/variables.ts'
import { defineSlide, type SlideProblem } from '../definition.ts'
import { type DataOf, image, list, number, prompt, select, text } from '../fields/field.ts'
import { valueContentTypes } from '../parts/fields/content-types.ts'

const bound = { min: -1_000_000_000, max: 1_000_000_000, step: 0.01 } as const

const fields = {
  question: prompt('Move the slider to your value.'),
  image: image(0.5625),
  rangeselect: list(
    {
      name: text('item', { required: true, untouched: 'error' }),
      minValue: number({ ...bound, initial: 0 }),
      maxValue: number({ ...bound, initial: 100 }),
      unit: text('unit'),
      variable: select(['', ...variableNames], '', { secret: true }),
    },
    {
      min: 1,
      max: 26,
      initial: [{ name: 'Value A', variable: 'varA' }],
      added: (n) => {
        const letter = String.fromCharCode(64 + n)
        return { name: `Value ${letter}`, variable: `var${letter}` }
      },
    },
  ),
  formula: text('formula', { secret: true, multiline: true, format: 'formula', initial: 'varA' }),
  caption: text('caption', { initial: 'Here is your result.' }),
  resultUnit: text('unit'),
} as const

export const rangeSelect = defineSlide({
  key: 'range_select',
  name: 'Calculation',
  questionable: true,
  scorable: false,
  interaction: 'rangeSelect',
  shows: 'result_again',
  group: 'measure',
  contentTypes: valueContentTypes,
  audit: { verbose: false, visual: true, interactive: true },
  components: ['question', 'image', 'rangeselect', 'formula'],
  fields,
  problems: (data) => [...emptyRanges(data), ...repeatedVariables(data)],
})

type RangeData = DataOf<typeof fields>

function emptyRanges({ rangeselect }: RangeData): SlideProblem[] {
  return rangeselect
    .filter(({ minValue, maxValue }) => minValue >= maxValue)
    .map(({ id }) => ({ path: `rangeselect.${id}.maxValue`, code: 'empty_range', severity: 'error' }))
}

function repeatedVariables({ rangeselect }: RangeData): SlideProblem[] {
  return rangeselect
    .filter(({ variable }, at) => variable !== '' && rangeselect.slice(0, at).some((one) => one.variable === variable))
    .map(({ id }) => ({ path: `rangeselect.${id}.variable`, code: 'repeated_variable', severity: 'error' }))
}
