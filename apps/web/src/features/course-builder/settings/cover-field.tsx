import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { ImagePlus, RefreshCw, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { useProperties } from './use-properties.ts'

const MediaPicker = lazyPart(() => import('../../media/index.ts').then((module) => module.MediaPicker))

/** Height divided by width, as learners see it. */
const aspect = 1 / 3

export function CoverField() {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const { cover } = useCourseContent()
  const set = useProperties()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-strong">{t('cover.label')}</span>
      {cover.id !== '' && (
        <>
          <img
            src={posterUrl(cover.id, 640)}
            alt={cover.alt}
            className="aspect-3/1 w-full rounded-sm border border-line object-cover"
          />
          <TextField
            label={t('cover.alt')}
            value={cover.alt}
            isDisabled={!canEdit}
            maxLength={200}
            onChange={(alt) => set({ cover: { ...cover, alt } }, true)}
          />
        </>
      )}
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={cover.id === '' ? <ImagePlus /> : <RefreshCw />} onPress={() => setOpen(true)}>
            {t(cover.id === '' ? 'cover.add' : 'cover.change')}
          </Button>
          {cover.id !== '' && (
            <Button size="sm" variant="quiet" icon={<X />} onPress={() => set({ cover: { id: '', alt: '' } })}>
              {t('cover.remove')}
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {isOpen && (
          <MediaPicker
            isOpen
            onOpenChange={setOpen}
            kind="image"
            initial={cover}
            fit={{ aspect, images: [] }}
            onPick={({ id, alt }) => set({ cover: { id, alt } })}
          />
        )}
      </Suspense>
    </div>
  )
}
