import { type ReactNode } from 'react'
import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { SlideViewProps } from '../../view.ts'
import { useEdit } from './edit-context.ts'
import { Picture } from './picture.tsx'

interface FrameProps extends Pick<SlideViewProps<unknown>, 'imageUrl' | 'words'> {
  readonly image?: ImageRef
  readonly className?: string
  readonly children: ReactNode
}

export function Frame({ image, className = '', children, ...picture }: FrameProps) {
  const edit = useEdit()
  const shown = image && (image.id !== '' || edit) ? <Picture path="image" image={image} {...picture} /> : null
  const beside = image && image.id !== ''
  return (
    <div className={`dk-slide ${beside ? 'dk-with-media' : ''} ${className}`}>
      {beside && <div className="dk-media">{shown}</div>}
      <div className="dk-body">
        {!beside && shown && <div className="dk-add-media">{shown}</div>}
        {children}
      </div>
    </div>
  )
}
