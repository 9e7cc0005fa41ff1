import { choiceView } from '../parts/choice-view.tsx'

export const TaggedSelectView = choiceView('taggedSelect', 'taggedselect', { textName: 'option' })
