import { choiceView } from '../parts/choice-view.tsx'

export const PickPictureView = choiceView('singleSelect', 'imageOpts', { layout: 'pictures' })
