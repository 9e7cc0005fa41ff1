import { defineSlide } from '../definition.ts'
import { image, list, text } from '../fields/field.ts'
import { everyContentType } from '../parts/fields/content-types.ts'

export const paragraph = defineSlide({
  key: 'paragraph',
  name: 'Paragraph',
  questionable: false,
  scorable: false,
  interaction: 'none',
  group: 'say',
  contentTypes: everyContentType,
  audit: { verbose: true, visual: false, interactive: false },
  components: ['title', 'paragraph', 'bullets', 'image'],
  fields: {
    title: text('title'),
    paragraph: text('paragraph', {
      initial: 'Write your text here.',
      required: true,
      multiline: true,
      untouched: 'error',
    }),
    bullets: list({ text: text('longItem', { required: true }) }, { min: 0, max: 12, initial: [], added: () => ({}) }),
    image: image(0.5625),
  },
})
