import type { ImageRef } from '@deckle/core/deck/deck.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Crop, ImagePlus, RefreshCw, X } from 'lucide-react'
import { posterUrl } from '../../../../deck/media-url.ts'
import { useWords } from '../../../../words/use-words.ts'
import { usePictures } from './pictures.ts'

/** An image in a form: preview, alternative text, and actions to change it. */
export function ImageField({ label, value, aspect, onPick, onAlt, onRemove }: ImageFieldProps) {
  const t = useWords('editor')
  const { choose } = usePictures()
  const open = (startsCropping = false) => choose({ initial: value, aspect, startsCropping, onPick })
  if (value.id === '') {
    return (
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-strong">{label}</span>
        <Button
          size="sm"
          icon={<ImagePlus />}
          onPress={() => open()}
          aria-label={`${t('inPlace.addPicture')}: ${label}`}
        >
          {t('inPlace.addPicture')}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-strong">{label}</span>
      <img
        src={posterUrl(value.id, 320)}
        alt={value.alt}
        className="max-h-32 w-full rounded-sm border border-line bg-hover object-contain"
      />
      <TextField
        label={t('alt.label')}
        description={isBlank(value.alt) ? t('alt.missing') : undefined}
        limits={{ max: 200, ideal: 128 }}
        maxLength={200}
        value={value.alt}
        onChange={onAlt}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<RefreshCw />}
          onPress={() => open()}
          aria-label={`${t('inPlace.changePicture')}: ${label}`}
        >
          {t('inPlace.changePicture')}
        </Button>
        <Button
          size="sm"
          icon={<Crop />}
          onPress={() => open(true)}
          aria-label={`${t('inPlace.cropPicture')}: ${label}`}
        >
          {t('inPlace.cropPicture')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<X />}
          onPress={onRemove}
          aria-label={`${t('inPlace.removePicture')}: ${label}`}
        >
          {t('inPlace.removePicture')}
        </Button>
      </div>
    </div>
  )
}

interface ImageFieldProps {
  label: string
  value: ImageRef
  /** Height divided by width of the image's place. */
  aspect?: number | undefined
  onPick: (picked: ImageRef) => void
  onAlt: (alt: string) => void
  onRemove: () => void
}
