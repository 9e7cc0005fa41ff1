import { useEdit } from '../parts/view/edit-context.ts'
import { Picture } from '../parts/view/picture.tsx'
import { Block, Heading } from '../parts/view/text.tsx'
import type { SlideViewProps } from '../view.ts'
import type { TitlePlay } from './scoring.ts'

export function TitleView({ data, imageUrl, words }: SlideViewProps<TitlePlay>) {
  const edit = useEdit()
  return (
    <div className={`dk-slide dk-title ${data.background.id ? 'dk-with-back' : ''}`}>
      {(data.background.id !== '' || edit) && (
        <div className="dk-back">
          <Picture path="background" image={data.background} sizes="100vw" imageUrl={imageUrl} words={words} />
        </div>
      )}
      <div className="dk-body">
        <Heading path="title" text={data.title} className="dk-heading dk-huge" />
        <Block path="paragraph" text={data.paragraph} className="dk-lead" />
      </div>
    </div>
  )
}
