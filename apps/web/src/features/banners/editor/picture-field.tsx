import type { BannerPicture } from '@deckle/contract/banners.ts'
import { bannerLimits } from '@deckle/core/banner/banner.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { ImagePlus, RefreshCw, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'

const MediaPicker = lazyPart(() => import('../../media/index.ts').then((module) => module.MediaPicker))

interface PictureFieldProps {
  readonly label: string
  readonly description?: string
  readonly error: string | undefined
  /** Height divided by width. */
  readonly aspect: number
  readonly value: BannerPicture
  readonly onChange: (value: BannerPicture) => void
}

/** From the own library, with a description. */
export function PictureField({ label, description, error, aspect, value, onChange }: PictureFieldProps) {
  const t = useWords('banners')
  const [isOpen, setOpen] = useState(false)
  const hasPicture = value.id !== ''
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <span className="text-sm font-strong">{label}</span>
      {description && <span className="text-xs text-muted">{description}</span>}
      {hasPicture && (
        <>
          <img
            src={posterUrl(value.id, 640)}
            alt={value.alt}
            className="w-full rounded-sm border border-line bg-hover object-cover"
            style={{ aspectRatio: `1 / ${aspect}` }}
          />
          <TextField
            label={t('editor.alt')}
            description={t('editor.altText')}
            maxLength={bannerLimits.alt}
            value={value.alt}
            onChange={(alt) => onChange({ ...value, alt })}
          />
        </>
      )}
      {error !== undefined && (
        <p role="alert" className="text-xs text-danger-text">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={hasPicture ? <RefreshCw /> : <ImagePlus />} onPress={() => setOpen(true)}>
          {t(hasPicture ? 'editor.changePicture' : 'editor.choosePicture')}
        </Button>
        {hasPicture && (
          <Button size="sm" variant="quiet" icon={<X />} onPress={() => onChange({ id: '', alt: '' })}>
            {t('editor.removePicture')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <MediaPicker
            isOpen
            onOpenChange={setOpen}
            kind="image"
            initial={value}
            fit={{ aspect, images: [] }}
            onPick={({ id, alt }) => onChange({ id, alt })}
          />
        </Suspense>
      )}
    </div>
  )
}
