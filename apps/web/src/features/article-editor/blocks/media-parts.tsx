import type { MediaItem } from '@deckle/contract/media.ts'
import { type BodyImage, bodyLimits } from '@deckle/core/article/block.ts'
import { articleLimits } from '@deckle/core/article/article.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Suspense } from 'react'
import { api } from '../../../lib/api.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'

const MediaPicker = lazyPart(() => import('../../media/index.ts').then((module) => module.MediaPicker))

interface ChooseMediaProps {
  /** Null for files of every kind. */
  readonly kind: 'image' | null
  readonly initial?: { readonly id: string; readonly alt: string }
  readonly onClose: () => void
  readonly onPick: (item: MediaItem, alt: string) => void
}

/** A file of the media library; a picture is cropped and described. */
export function ChooseMedia({ kind, initial, onClose, onPick }: ChooseMediaProps) {
  const pick = async (id: string, alt: string) => {
    const { media } = await api.media.list({ query: { only: id, limit: 1 } })
    if (media[0]) onPick(media[0], alt)
  }
  return (
    <Suspense>
      <MediaPicker
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        kind={kind}
        {...(initial && initial.id !== '' && { initial })}
        {...(kind === 'image' && { fit: { images: [] } })}
        onPick={({ id, alt }) => void pick(id, alt)}
      />
    </Suspense>
  )
}

export const imageOf = (item: MediaItem, alt: string, caption = ''): BodyImage => ({
  id: item.id,
  alt: (alt || item.alt).slice(0, articleLimits.attachmentName),
  caption,
  width: item.width,
  height: item.height,
})

/** The alternative text is asked for until it is there. */
export function ImageTexts({ image, onChange }: { image: BodyImage; onChange: (image: BodyImage) => void }) {
  const t = useWords('article-editor')
  return (
    <>
      <TextField
        label={t('image.alt')}
        description={isBlank(image.alt) ? t('image.altMissing') : undefined}
        value={image.alt}
        maxLength={articleLimits.attachmentName}
        onChange={(alt) => onChange({ ...image, alt })}
      />
      <TextField
        label={t('image.caption')}
        value={image.caption}
        maxLength={bodyLimits.caption}
        onChange={(caption) => onChange({ ...image, caption })}
      />
    </>
  )
}
