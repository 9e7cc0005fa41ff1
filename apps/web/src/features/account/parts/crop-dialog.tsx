import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Slider } from '@deckle/ui/fields/slider.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useEffect, useMemo, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { uploadMedia } from '../../media/index.ts'
import { cropImage } from './crop-image.ts'

interface CropDialogProps {
  readonly file: File
  readonly onClose: () => void
  readonly onUploaded: (mediaId: string) => Promise<boolean>
}

export function CropDialog({ file, onClose, onUploaded }: CropDialogProps) {
  const words = useWords('account')
  const source = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [progress, setProgress] = useState(0)
  const [isNoImage, setNoImage] = useState(false)
  const send = useAction({
    call: async (cutOut: Area) => {
      setProgress(0)
      const cut = await cropImage(source, cutOut)
      const { media } = await uploadMedia(new File([cut], 'picture.jpg', { type: cut.type }), {
        onProgress: setProgress,
      })
      await onUploaded(media.id)
      onClose()
    },
    failure: 'in place',
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words('profile.crop')}
      footer={
        <Button
          variant="primary"
          onPress={() => area && void send.run(area)}
          isDisabled={!area}
          isPending={send.isPending}
        >
          {words('profile.use')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {isNoImage && (
          <Callout tone="danger" live>
            {words('profile.notAnImage')}
          </Callout>
        )}
        {send.error && <ErrorCallout error={send.error} />}
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
              mediaProps={{ alt: '', onError: () => setNoImage(true) }}
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
        {send.isPending && <ProgressBar label={words('profile.picture')} value={progress * 100} />}
      </div>
    </Dialog>
  )
}

function useObjectUrl(file: File): string {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
