import { defineSlide } from '../definition.ts'
import { image, text } from '../fields/field.ts'
import { everyContentType } from '../parts/fields/content-types.ts'

export const imageStory = defineSlide({
  key: 'image_story',
  name: 'Captioned image',
  questionable: false,
  scorable: false,
  interaction: 'none',
  group: 'say',
  contentTypes: everyContentType,
  audit: { verbose: false, visual: true, interactive: false },
  components: ['image', 'caption'],
  fields: {
    image: image(0.5625, { required: true }),
    caption: text('caption', { multiline: true }),
  },
})
