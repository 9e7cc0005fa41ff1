import { useEffect, useRef, useState } from 'react'
import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { SlideViewProps } from '../../view.ts'
import { useEdit } from './edit-context.ts'

const widths = [160, 320, 640, 1080, 1600]

interface PictureProps extends Pick<SlideViewProps<unknown>, 'imageUrl' | 'words'> {
  /** Path in the slide's data; absent for a picture of the deck. */
  readonly path?: string
  readonly image: ImageRef
  readonly className?: string
  readonly sizes?: string
  /** Draws the placeholder where no picture is chosen (product.md §8). */
  readonly always?: boolean
}

/** A picture in the width that fits; a placeholder where it is missing. */
export function Picture({
  path,
  image,
  className = '',
  sizes = '(orientation: portrait) 100vw, 50vw',
  always = false,
  imageUrl,
  words,
}: PictureProps) {
  const edit = useEdit()
  const [failed, setFailed] = useState('')
  const element = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // Loading may have failed before hydration.
    if (element.current?.complete && element.current.naturalWidth === 0) setFailed(image.id)
  }, [image.id])
  const missing = image.id === '' || failed === image.id
  const drawn =
    missing && !always && image.id === '' ? null : missing ? (
      <MissingPicture className={className} label={image.alt || words.missingImage} />
    ) : (
      <img
        ref={element}
        className={`dk-picture ${className}`}
        src={imageUrl(image.id, 640)}
        srcSet={widths.map((width) => `${imageUrl(image.id, width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={image.alt}
        onError={() => setFailed(image.id)}
      />
    )
  return edit && path ? edit.renderImage(path, drawn) : drawn
}

function MissingPicture({ label, className = '' }: { readonly label: string; readonly className?: string }) {
  return (
    <svg className={`dk-picture dk-missing ${className}`} viewBox="0 0 160 90" role="img" aria-label={label}>
      <path className="dk-missing-ground" d="M0 0h160v90H0z" />
      <path className="dk-missing-line" d="M58 27h44v36H58zM58 56l13-14 11 11 8-7 12 11" />
      <circle className="dk-missing-dot" cx="90" cy="37" r="3.5" />
    </svg>
  )
}
