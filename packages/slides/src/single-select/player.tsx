import { choiceView } from '../parts/view/choice-view.tsx'

export const SingleSelectView = choiceView('singleSelect', 'options')
