import { choiceView } from '../parts/view/choice-view.tsx'

export const PickPictureView = choiceView('singleSelect', 'imageOpts', { layout: 'pictures' })
