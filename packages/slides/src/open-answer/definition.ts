import { defineSlide } from '../definition.ts'
import { image, prompt } from '../fields/field.ts'
import { valueContentTypes } from '../parts/fields/content-types.ts'

export const openAnswer = defineSlide({
  key: 'open_answer',
  name: 'Open answer',
  questionable: true,
  scorable: false,
  interaction: 'openAnswer',
  group: 'collect',
  contentTypes: valueContentTypes,
  audit: { verbose: true, visual: false, interactive: true },
  components: ['question', 'image', 'answer'],
  fields: {
    question: prompt('What do you think? Write in your own words.'),
    image: image(0.5625),
  },
})
