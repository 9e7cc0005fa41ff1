import { choiceView } from '../parts/choice-view.tsx'

export const ScoredSingleSelectView = choiceView('scoreSelect', 'scoreselect', { textName: 'caption' })
