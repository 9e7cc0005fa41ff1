import { defineSlide } from '../definition.ts'
import { text } from '../fields/field.ts'
import { everyContentType } from '../parts/fields/content-types.ts'

export const videoStory = defineSlide({
  key: 'video_story',
  name: 'Captioned video',
  questionable: false,
  scorable: false,
  interaction: 'none',
  group: 'say',
  contentTypes: everyContentType,
  audit: { verbose: false, visual: true, interactive: false },
  components: ['video', 'caption'],
  fields: {
    video: text('video', { format: 'video', required: true }),
    caption: text('caption', { multiline: true }),
  },
})
