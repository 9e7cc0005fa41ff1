import { defineSlide } from '../definition.ts'
import { image, list, prompt, text, toggle } from '../fields/field.ts'
import { choiceContentTypes } from '../parts/fields/content-types.ts'
import { feedbackFields } from '../parts/fields/feedback-fields.ts'
import { markingFields } from '../parts/fields/marking-fields.ts'
import { gapsIn } from './gaps.ts'

export const fillInTheBlanks = defineSlide({
  key: 'fill_in_the_blanks',
  name: 'Fill in the blanks',
  questionable: true,
  scorable: true,
  points: 'right',
  interaction: 'fillInTheBlank',
  group: 'ask',
  contentTypes: choiceContentTypes,
  audit: { verbose: true, visual: false, interactive: true },
  components: ['question', 'image', 'paragraph', 'answer', 'feedback'],
  fields: {
    question: prompt('Type the missing word.'),
    image: image(0.5625),
    paragraph: text('paragraph', { initial: 'The sky is ___ on a clear day.', multiline: true, untouched: 'error' }),
    blanks: list(
      { answer: text('answer', { secret: true, required: true, untouched: 'warning' }) },
      { min: 1, max: 20, initial: [{ answer: 'blue' }], added: () => ({}) },
    ),
    partialCredit: toggle(false, { secret: true, only: 'right' }),
    ...markingFields,
    ...feedbackFields,
  },
  problems: ({ paragraph, blanks }) => {
    const gaps = gapsIn(paragraph)
    return gaps === blanks.length || (gaps === 0 && blanks.length === 1)
      ? []
      : [{ path: 'blanks', code: 'blanks_differ', severity: 'error' }]
  },
})
