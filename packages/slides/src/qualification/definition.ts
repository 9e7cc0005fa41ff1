import { defineSlide } from '../definition.ts'
import { image, prompt, target, text } from '../fields/field.ts'
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
    question: prompt('Let us check whether you qualify.'),
    image: image(0.5625),
    criteria: text('formula', { secret: true, required: true, multiline: true, format: 'criteria' }),
    okay: text('subtitle', { secret: true }),
    okaySlide: target({ secret: true }),
    notOkay: text('subtitle', { secret: true }),
    notOkaySlide: target({ secret: true }),
  },
})
