import { defineSlide } from '../definition.ts'
import { firstItems, image, list, prompt, tags, text } from '../fields/field.ts'
import { pointsContentTypes } from '../parts/fields/content-types.ts'

export const taggedSelect = defineSlide({
  key: 'tagged_select',
  name: 'Tagged question',
  questionable: true,
  scorable: false,
  interaction: 'taggedSelect',
  group: 'measure',
  contentTypes: pointsContentTypes,
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'image', 'taggedselect'],
  fields: {
    question: prompt('Which of these sounds most like you?'),
    image: image(0.5625),
    taggedselect: list(
      { option: text('item', { required: true, untouched: 'error' }), tags: tags({ secret: true }) },
      {
        min: 2,
        max: 100,
        initial: firstItems('options', (n) => ({ option: `Option ${n}` })),
        added: (n) => ({ option: `Option ${n}` }),
      },
    ),
  },
})
