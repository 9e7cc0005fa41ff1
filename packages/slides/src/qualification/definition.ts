import { defineSlide } from '../definition.ts'
import { image, target, text } from '../fields/field.ts'
import { valueContentTypes } from '../parts/fields/content-types.ts'

export const qualification = defineSlide({
  key: 'qualification',
  name: 'Measured result',
  questionable: true,
  scorable: false,
  interaction: 'qualification',
  shows: 'result',
  group: 'measure',
  contentTypes: valueContentTypes,
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'image', 'criteria'],
  fields: {
    question: text('question', { initial: 'Let us check whether you qualify.', required: true, multiline: true }),
    image: image(0.5625),
    criteria: text('formula', { secret: true, required: true, multiline: true, format: 'criteria' }),
    okay: text('subtitle', { secret: true }),
    okaySlide: target({ secret: true }),
    notOkay: text('subtitle', { secret: true }),
    notOkaySlide: target({ secret: true }),
  },
})
