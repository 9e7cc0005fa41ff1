import { choiceView } from '../parts/choice-view.tsx'

export const SingleSelectView = choiceView('singleSelect', 'options')
