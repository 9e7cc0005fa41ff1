import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../../../words/use-words.ts'
import type { Pictures } from './pictures.ts'

/** A picture as large as the screen allows; the arrow keys go to its neighbours of the gallery. */
export function Lightbox({ pictures, onClose }: { readonly pictures: Pictures; readonly onClose: () => void }) {
  const t = useWords('reading')
  const [at, setAt] = useState(pictures.at)
  const { all } = pictures
  const picture = all[at]
  const go = (by: number) => setAt((now) => Math.min(all.length - 1, Math.max(0, now + by)))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === forward ? 1 : -1)
  }
  if (!picture) return null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="full"
      title={t('body.picture', { number: String(at + 1), count: String(all.length) })}
    >
      {/* Keys of the buttons within bubble up to here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={onKeyDown} className="flex size-full flex-col gap-2 p-4">
        <figure className="flex min-h-0 flex-1 flex-col items-center gap-2">
          <img src={picture.src} alt={picture.alt} className="min-h-0 w-full flex-1 object-contain" />
          {picture.caption && <figcaption className="text-sm text-muted">{picture.caption}</figcaption>}
        </figure>
        {all.length > 1 && (
          <div className="flex justify-center gap-2">
            <IconButton
              label={t('body.previousPicture')}
              icon={<ChevronLeft className="rtl:rotate-180" />}
              isDisabled={at === 0}
              onPress={() => go(-1)}
            />
            <IconButton
              label={t('body.nextPicture')}
              icon={<ChevronRight className="rtl:rotate-180" />}
              autoFocus
              isDisabled={at === all.length - 1}
              onPress={() => go(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
