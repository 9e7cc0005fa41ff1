import { defineSlide } from '../definition.ts'
import { firstItems, image, list, prompt, text, toggle } from '../fields/field.ts'
import { choiceContentTypes } from '../parts/fields/content-types.ts'
import { feedbackFields } from '../parts/fields/feedback-fields.ts'
import { markingFields } from '../parts/fields/marking-fields.ts'
import { repeatedOptions } from '../parts/fields/problems.ts'

/** Options are stored in their right order, where there is one. */
export const ranking = defineSlide({
  key: 'ranking',
  name: 'Ranking',
  questionable: true,
  scorable: true,
  points: 'right',
  interaction: 'ranking',
  group: 'ask',
  contentTypes: choiceContentTypes,
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'image', 'options', 'feedback'],
  fields: {
    question: prompt('Put these in order.'),
    image: image(0.5625),
    options: list(
      { text: text('answer', { required: true, untouched: 'error' }) },
      {
        min: 2,
        max: 100,
        initial: firstItems('options', (n) => ({ text: `Option ${n}` })),
        added: (n) => ({ text: `Option ${n}` }),
      },
    ),
    partialCredit: toggle(false, { secret: true, only: 'right' }),
    ...markingFields,
    ...feedbackFields,
  },
  presets: [
    { key: 'rank', name: 'Rank', question: 'Put these in order, most important first.' },
    {
      key: 'timeliner',
      name: 'Timeliner',
      question: 'Put these in order of time, earliest first.',
      only: 'right',
    },
  ],
  problems: (data) => repeatedOptions('options', data.options),
})
