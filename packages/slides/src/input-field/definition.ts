import { defineSlide } from '../definition.ts'
import { prompt, text } from '../fields/field.ts'
import { valueContentTypes } from '../parts/fields/content-types.ts'

export const inputField = defineSlide({
  key: 'input_field',
  name: 'Input field',
  questionable: true,
  scorable: false,
  interaction: 'openAnswer',
  group: 'collect',
  contentTypes: valueContentTypes,
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'answer'],
  fields: {
    question: prompt('Please enter your answer.'),
    answer: text('answer', { secret: true }),
  },
})
