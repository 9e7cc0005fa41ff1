import type { Post } from '@deckle/contract/models/social.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'

interface LightboxProps extends Pick<Post, 'images'> {
  readonly at: number
  readonly onChange: (at: number) => void
  readonly onClose: () => void
}

/** A picture as large as the window allows; arrow keys go to the others. */
export function Lightbox({ images, at, onChange, onClose }: LightboxProps) {
  const words = useWords('feed')
  const image = images[at]
  const many = images.length > 1
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (by !== undefined && images[at + by]) onChange(at + by)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [images, at, onChange])
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="full"
      title={words('picture', { number: String(at + 1), count: String(images.length) })}
    >
      {image && (
        <figure className="flex h-full flex-col">
          <div className="relative flex min-h-0 flex-1 items-center justify-center bg-canvas p-2">
            <img src={posterUrl(image.id, 1600)} alt={image.alt} className="max-h-full max-w-full object-contain" />
            {many && (
              <>
                <IconButton
                  label={words('before')}
                  icon={<ChevronLeft className="rtl:rotate-180" />}
                  variant="secondary"
                  className="absolute! start-3"
                  isDisabled={at === 0}
                  onPress={() => onChange(at - 1)}
                />
                <IconButton
                  label={words('next')}
                  icon={<ChevronRight className="rtl:rotate-180" />}
                  variant="secondary"
                  className="absolute! end-3"
                  isDisabled={at === images.length - 1}
                  onPress={() => onChange(at + 1)}
                />
              </>
            )}
          </div>
          {image.alt !== '' && <figcaption className="px-5 py-3 text-sm text-muted">{image.alt}</figcaption>}
        </figure>
      )}
    </Dialog>
  )
}
