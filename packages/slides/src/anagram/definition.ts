import { defineSlide } from '../definition.ts'
import { image, prompt, text } from '../fields/field.ts'
import { choiceContentTypes } from '../parts/fields/content-types.ts'
import { feedbackFields } from '../parts/fields/feedback-fields.ts'
import { markingFields } from '../parts/fields/marking-fields.ts'

export const anagram = defineSlide({
  key: 'anagram',
  name: 'Anagram',
  questionable: true,
  scorable: true,
  points: 'right',
  interaction: 'fillInTheBlank',
  group: 'ask',
  contentTypes: choiceContentTypes,
  audit: { verbose: false, visual: true, interactive: true },
  components: ['question', 'image', 'answer', 'feedback'],
  fields: {
    question: prompt('Put the letters in order to make a word.'),
    image: image(0.5625),
    answer: text('answer', { initial: 'planet', secret: true, required: true, untouched: 'warning' }),
    ...markingFields,
    ...feedbackFields,
  },
})
