import { choiceView } from '../parts/view/choice-view.tsx'

export const TrueFalseView = choiceView('trueFalse', 'choice', { layout: 'grid' })
