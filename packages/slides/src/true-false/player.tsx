import { choiceView } from '../parts/choice-view.tsx'

export const TrueFalseView = choiceView('trueFalse', 'choice', { layout: 'grid' })
