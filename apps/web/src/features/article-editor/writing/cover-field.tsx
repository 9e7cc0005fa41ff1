import { articleLimits } from '@deckle/core/article/article.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { ImagePlus, RefreshCw, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useArticle, useArticleState } from '../article-context.ts'

const MediaPicker = lazyPart(() => import('../../media/index.ts').then((module) => module.MediaPicker))

/** Height divided by width, as readers see it. */
const aspect = 9 / 16

export function CoverField() {
  const t = useWords('article-editor')
  const { store, canEdit } = useArticle()
  const cover = useArticleState(({ content }) => content.cover)
  const [isOpen, setOpen] = useState(false)
  return (
    <div id="article-cover" className="mb-4 flex flex-col gap-2">
      {cover.id !== '' && (
        <>
          <img
            src={posterUrl(cover.id, 1280)}
            alt={cover.alt}
            className="aspect-video w-full rounded-md border border-line object-cover"
          />
          {canEdit && (
            <TextField
              label={t('cover.alt')}
              description={isBlank(cover.alt) ? t('image.altMissing') : undefined}
              value={cover.alt}
              maxLength={articleLimits.attachmentName}
              onChange={(alt) => store.set({ cover: { ...cover, alt } })}
            />
          )}
        </>
      )}
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="quiet"
            icon={cover.id === '' ? <ImagePlus /> : <RefreshCw />}
            onPress={() => setOpen(true)}
          >
            {t(cover.id === '' ? 'cover.add' : 'cover.change')}
          </Button>
          {cover.id !== '' && (
            <Button size="sm" variant="quiet" icon={<X />} onPress={() => store.set({ cover: { id: '', alt: '' } })}>
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
            onPick={({ id, alt }) => store.set({ cover: { id, alt } })}
          />
        )}
      </Suspense>
    </div>
  )
}
