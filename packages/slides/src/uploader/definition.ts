import { defineSlide } from '../definition.ts'
import { image, prompt, text } from '../fields/field.ts'
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
    question: prompt('Add your file here.'),
    image: image(0.5625),
    button: text('button', { initial: 'Upload' }),
  },
})
