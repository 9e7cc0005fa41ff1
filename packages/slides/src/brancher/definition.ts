import { defineSlide, type SlideProblem } from '../definition.ts'
import { type DataOf, firstItems, image, list, prompt, target, text } from '../fields/field.ts'
import { everyContentType } from '../parts/fields/content-types.ts'

const fields = {
  question: prompt('Where would you like to go next?'),
  popupitems: list(
    {
      image: image(1),
      option: text('item', { required: true, untouched: 'error' }),
      caption: text('link', { format: 'link' }),
      pdf: text('pdf', { format: 'pdf' }),
      slide: target(),
    },
    {
      min: 1,
      max: 50,
      initial: firstItems('triptych', (n) => ({ option: `Option ${n}` })),
      added: (n) => ({ option: `Option ${n}` }),
    },
  ),
} as const

export const brancher = defineSlide({
  key: 'brancher',
  name: 'Link list',
  questionable: true,
  scorable: false,
  interaction: 'brancher',
  group: 'link',
  contentTypes: everyContentType,
  audit: { verbose: false, visual: true, interactive: true },
  components: ['question', 'popupitems'],
  fields,
  problems: ({ popupitems }: DataOf<typeof fields>) =>
    popupitems
      .filter(({ caption, pdf, slide }) => caption.trim() === '' && pdf === '' && slide === '')
      .map(({ id }): SlideProblem => ({ path: `popupitems.${id}.caption`, code: 'leads_nowhere', severity: 'error' })),
})
