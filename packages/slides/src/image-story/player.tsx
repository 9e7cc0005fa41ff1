import { Picture } from '../parts/view/picture.tsx'
import { Heading } from '../parts/view/text.tsx'
import type { SlideViewProps } from '../view.ts'
import type { ImageStoryPlay } from './scoring.ts'

export function ImageStoryView({ data, imageUrl, words }: SlideViewProps<ImageStoryPlay>) {
  return (
    <div className="dk-slide dk-story">
      <div className="dk-shot">
        <Picture path="image" image={data.image} always sizes="100vw" imageUrl={imageUrl} words={words} />
      </div>
      <Heading path="caption" text={data.caption} className="dk-caption" />
    </div>
  )
}
