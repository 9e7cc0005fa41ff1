import { choiceView } from '../parts/view/choice-view.tsx'

export const TaggedSelectView = choiceView('taggedSelect', 'taggedselect', { textName: 'option' })
