import { defineSlide } from '../definition.ts'
import { check, firstItems, image, list, prompt, text, toggle } from '../fields/field.ts'
import { choiceContentTypes } from '../parts/fields/content-types.ts'
import { feedbackFields } from '../parts/fields/feedback-fields.ts'
import { markingFields } from '../parts/fields/marking-fields.ts'
import { noRightOption } from '../parts/fields/problems.ts'

export const multipleSelect = defineSlide({
  key: 'multiple_select',
  name: 'Multiple select',
  questionable: true,
  scorable: true,
  points: 'right',
  interaction: 'multiSelect',
  group: 'ask',
  contentTypes: choiceContentTypes,
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'image', 'multiselect', 'feedback'],
  fields: {
    question: prompt('Which of these are right? Choose every one.'),
    image: image(0.5625),
    heading: text('subheader'),
    multiselect: list(
      { text: text('item', { required: true, untouched: 'error' }), correct: check({ secret: true, only: 'right' }) },
      {
        min: 2,
        max: 100,
        initial: firstItems('options', (n) => ({ text: `Option ${n}`, ...(n === 1 && { correct: 'checked' }) })),
        added: (n) => ({ text: `Option ${n}` }),
      },
    ),
    partialCredit: toggle(false, { secret: true, only: 'right' }),
    ...markingFields,
    ...feedbackFields,
  },
  problems: (data) => noRightOption('multiselect', data.multiselect),
})
