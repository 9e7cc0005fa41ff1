import { defineSlide } from '../definition.ts'
import { check, firstItems, image, list, prompt, text } from '../fields/field.ts'
import { choiceContentTypes } from '../parts/fields/content-types.ts'
import { feedbackFields } from '../parts/fields/feedback-fields.ts'
import { markingFields } from '../parts/fields/marking-fields.ts'
import { noRightOption } from '../parts/fields/problems.ts'

export const trueFalse = defineSlide({
  key: 'true_false',
  name: 'Binary choice',
  questionable: true,
  scorable: true,
  points: 'right',
  interaction: 'trueFalse',
  group: 'ask',
  contentTypes: choiceContentTypes,
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'image', 'choice', 'feedback'],
  fields: {
    question: prompt('Is this statement true or false?'),
    image: image(0.5625),
    choice: list(
      { text: text('item', { required: true }), correct: check({ secret: true, only: 'right' }) },
      {
        min: 2,
        max: 2,
        initial: firstItems('diptych', (n) => (n === 1 ? { text: 'True', correct: 'checked' } : { text: 'False' })),
        added: (n) => ({ text: `Option ${n}` }),
      },
    ),
    ...markingFields,
    ...feedbackFields,
  },
  problems: (data) => noRightOption('choice', data.choice),
})
