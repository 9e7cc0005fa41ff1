import { defineSlide } from '../definition.ts'
import { prompt, select } from '../fields/field.ts'
import { valueContentTypes } from '../parts/fields/content-types.ts'
import { tagsField, variableField } from '../parts/fields/marking-fields.ts'
import { ratingScales } from '../parts/answers/rating-scales.ts'

export const rating = defineSlide({
  key: 'rating',
  name: 'Rating',
  questionable: true,
  scorable: false,
  interaction: 'rating',
  group: 'measure',
  contentTypes: valueContentTypes,
  audit: { verbose: false, visual: false, interactive: true },
  components: ['question', 'rating'],
  fields: {
    question: prompt('How would you rate this?'),
    rating: select(ratingScales, '5_stars'),
    variable: variableField,
    tags: tagsField,
  },
})
