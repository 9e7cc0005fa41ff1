import { choiceView } from '../parts/view/choice-view.tsx'

export const ScoredSingleSelectView = choiceView('scoreSelect', 'scoreselect', { textName: 'caption' })
