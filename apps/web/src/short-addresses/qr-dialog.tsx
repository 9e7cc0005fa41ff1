import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { CopyField } from './copy-field.tsx'
import { QrPicture } from './qr-picture.tsx'

interface QrDialogProps {
  readonly name: string
  readonly url: string
  readonly onClose: () => void
}

export function QrDialog({ name, url, onClose }: QrDialogProps) {
  const t = useWords('short-addresses')
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('qr.title')}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <div className="flex flex-col gap-5">
        <CopyField label={t('address')} text={url} />
        <QrPicture name={name} url={url} />
      </div>
    </Dialog>
  )
}
