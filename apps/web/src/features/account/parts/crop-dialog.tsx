import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Slider } from '@deckle/ui/fields/slider.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useEffect, useMemo, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useErrorWords } from '../../../lib/error-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { uploadMedia } from '../../media/index.ts'
import { cropImage } from './crop-image.ts'

interface CropDialogProps {
  readonly file: File
  readonly onClose: () => void
  readonly onUploaded: (mediaId: string) => Promise<boolean>
}

/** Cuts a square out of a picture and sends it. */
export function CropDialog({ file, onClose, onUploaded }: CropDialogProps) {
  const words = useWords('account')
  const errorWords = useErrorWords()
  const source = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState('')
  const send = async () => {
    if (!area) return
    setError('')
    setProgress(0)
    try {
      const cut = await cropImage(source, area)
      const media = await uploadMedia(new File([cut], 'picture.jpg', { type: cut.type }), { onProgress: setProgress })
      await onUploaded(media.id)
      onClose()
    } catch (failure) {
      setError(errorWords(failure))
      setProgress(null)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words('profile.crop')}
      footer={
        <Button variant="primary" onPress={() => void send()} isDisabled={!area} isPending={progress !== null}>
          {words('profile.use')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Callout tone="danger" live>
            {error}
          </Callout>
        )}
        <div className="relative h-72 overflow-hidden rounded-lg bg-canvas">
          {source && (
            <Cropper
              image={source}
              crop={crop}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_share, pixels) => setArea(pixels)}
              mediaProps={{ alt: '', onError: () => setError(words('profile.notAnImage')) }}
            />
          )}
        </div>
        <Slider
          label={words('profile.zoom')}
          minValue={1}
          maxValue={3}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          formatOptions={{ style: 'percent' }}
        />
        {progress !== null && <ProgressBar label={words('profile.picture')} value={progress * 100} />}
      </div>
    </Dialog>
  )
}

function useObjectUrl(file: File): string {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
