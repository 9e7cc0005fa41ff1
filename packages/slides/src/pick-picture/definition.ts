import { defineSlide } from '../definition.ts'
import { check, firstItems, image, list, prompt, text } from '../fields/field.ts'
import { choiceContentTypes } from '../parts/fields/content-types.ts'
import { feedbackFields } from '../parts/fields/feedback-fields.ts'
import { markingFields } from '../parts/fields/marking-fields.ts'
import { noRightOption } from '../parts/fields/problems.ts'

export const pickPicture = defineSlide({
  key: 'pick_picture',
  name: 'Picture select',
  questionable: true,
  scorable: true,
  points: 'right',
  interaction: 'singleSelect',
  group: 'ask',
  contentTypes: choiceContentTypes,
  audit: { verbose: false, visual: true, interactive: true },
  components: ['question', 'imageOpts', 'feedback'],
  fields: {
    question: prompt('Which picture fits best?'),
    imageOpts: list(
      {
        image: image(0.5625, { required: true }),
        text: text('item', { untouched: 'error' }),
        correct: check({ secret: true, only: 'right' }),
      },
      {
        min: 2,
        max: 12,
        initial: firstItems('imageOptions', (n) => ({ text: `Option ${n}`, ...(n === 1 && { correct: 'checked' }) })),
        added: (n) => ({ text: `Option ${n}` }),
      },
    ),
    ...markingFields,
    ...feedbackFields,
  },
  problems: (data) => noRightOption('imageOpts', data.imageOpts),
})
