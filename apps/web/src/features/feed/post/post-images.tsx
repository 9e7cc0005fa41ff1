import type { Post } from '@deckle/contract/models/social.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Suspense, useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'

const Lightbox = lazyPart(() => import('./lightbox.tsx').then((module) => module.Lightbox))

/** Pictures in cells whose size does not depend on them. */
export function PostImages({ images }: Pick<Post, 'images'>) {
  const words = useWords('feed')
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return null
  const isOne = images.length === 1
  return (
    <>
      <div className={classNames('grid gap-1 overflow-hidden rounded-lg', !isOne && 'grid-cols-2')}>
        {images.map(({ id, alt }, at) => {
          const place = { number: String(at + 1), count: String(images.length) }
          const isWide = isOne || (images.length === 3 && at === 0)
          return (
            <button
              key={id}
              type="button"
              aria-label={alt === '' ? words('openPicture', place) : words('openPictureNamed', { ...place, alt })}
              className={classNames(
                'block cursor-zoom-in overflow-hidden bg-hover focus-visible:-outline-offset-2',
                isWide ? 'aspect-video' : 'aspect-4/3',
                isWide && !isOne && 'col-span-2',
              )}
              onClick={() => setShown(at)}
            >
              <img
                src={posterUrl(id, isWide ? 1080 : 640)}
                alt=""
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          )
        })}
      </div>
      <Suspense>
        {shown !== null && <Lightbox images={images} at={shown} onChange={setShown} onClose={() => setShown(null)} />}
      </Suspense>
    </>
  )
}
