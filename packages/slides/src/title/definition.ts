import { defineSlide } from '../definition.ts'
import { image, text } from '../fields/field.ts'
import { everyContentType } from '../parts/fields/content-types.ts'

export const title = defineSlide({
  key: 'title',
  name: 'Title',
  questionable: false,
  scorable: false,
  interaction: 'none',
  group: 'say',
  contentTypes: everyContentType,
  audit: { verbose: false, visual: true, interactive: false },
  components: ['title', 'paragraph', 'background'],
  fields: {
    title: text('title', { initial: 'New title', required: true, multiline: true, untouched: 'error' }),
    paragraph: text('paragraph', { multiline: true }),
    background: image(1.33),
  },
})
