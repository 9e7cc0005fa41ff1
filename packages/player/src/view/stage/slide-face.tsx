import { views } from '@deckle/slides/players.ts'
import type { SlideViewProps } from '@deckle/slides/view.ts'
import type { PlaySlide } from '../../hosts/host.ts'

/** Empty for a type without a view. */
export function SlideFace({
  slide,
  ...props
}: Omit<SlideViewProps<unknown>, 'data' | 'slideId'> & {
  readonly slide: Pick<PlaySlide, 'slideId' | 'template' | 'data'>
}) {
  const View = views[slide.template]
  return View ? <View slideId={slide.slideId} data={slide.data} {...props} /> : null
}
