import { defineSlide } from '../definition.ts'
import { firstItems, image, list, number, prompt, text } from '../fields/field.ts'
import { pointsContentTypes } from '../parts/fields/content-types.ts'
import { tagsField, variableField } from '../parts/fields/marking-fields.ts'

export const scoredSingleSelect = defineSlide({
  key: 'scored_single_select',
  name: 'Scored question',
  questionable: true,
  scorable: true,
  points: 'any',
  interaction: 'scoreSelect',
  group: 'measure',
  contentTypes: [...pointsContentTypes, 'calculator'],
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'image', 'scoreselect'],
  fields: {
    question: prompt('Which option describes you best?'),
    image: image(0.5625),
    scoreselect: list(
      {
        caption: text('item', { required: true, untouched: 'error' }),
        option: number({ min: 0, max: 10_000, step: 0.01, initial: 10, secret: true }),
      },
      {
        min: 2,
        max: 100,
        initial: firstItems('options', (n) => ({ caption: `Option ${n}` })),
        added: (n) => ({ caption: `Option ${n}` }),
      },
    ),
    variable: variableField,
    tags: tagsField,
  },
})
