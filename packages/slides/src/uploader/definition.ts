import { defineSlide } from '../definition.ts'
import { image, text } from '../fields/field.ts'
import { valueContentTypes } from '../parts/fields/content-types.ts'

export const uploader = defineSlide({
  key: 'uploader',
  name: 'File uploader',
  questionable: true,
  scorable: false,
  interaction: 'uploader',
  group: 'collect',
  contentTypes: valueContentTypes,
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'image', 'button'],
  fields: {
    question: text('question', { initial: 'Add your file here.', required: true, multiline: true }),
    image: image(0.5625),
    button: text('button', { initial: 'Upload' }),
  },
})
