import { defineSlide } from '../definition.ts'
import { choiceContentTypes } from '../parts/fields/content-types.ts'
import { feedbackFields } from '../parts/fields/feedback-fields.ts'
import { markingFields } from '../parts/fields/marking-fields.ts'
import { noRightOption } from '../parts/fields/problems.ts'
import { check, firstItems, image, list, prompt, text } from '../fields/field.ts'

export const singleSelect = defineSlide({
  key: 'single_select',
  name: 'Single select',
  questionable: true,
  scorable: true,
  points: 'right',
  interaction: 'singleSelect',
  group: 'ask',
  contentTypes: choiceContentTypes,
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'image', 'options', 'feedback'],
  fields: {
    question: prompt('Which one is right?'),
    image: image(0.5625),
    options: list(
      { text: text('item', { required: true, untouched: 'error' }), correct: check({ secret: true, only: 'right' }) },
      {
        min: 2,
        max: 100,
        initial: firstItems('options', (n) => ({ text: `Option ${n}`, ...(n === 1 && { correct: 'checked' }) })),
        added: (n) => ({ text: `Option ${n}` }),
      },
    ),
    ...markingFields,
    ...feedbackFields,
  },
  presets: [{ key: 'odd_one_out', name: 'Odd one out', question: 'Which of these does not belong?', only: 'right' }],
  problems: (data) => noRightOption('options', data.options),
})
