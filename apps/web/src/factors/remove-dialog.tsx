import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useWords } from '../words/use-words.ts'

interface RemoveDialogProps {
  readonly text: string
  readonly isLast: boolean
  readonly isPending: boolean
  readonly onRemove: () => void
  readonly onClose: () => void
}

export function RemoveDialog({ text, isLast, isPending, onRemove, onClose }: RemoveDialogProps) {
  const words = useWords('factors')
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={words('remove.title')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words('remove.cancel')}</Button>
          <Button variant="danger" isPending={isPending} onPress={onRemove}>
            {words('totp.remove')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {isLast && <p className="mt-2">{words('remove.last')}</p>}
    </Dialog>
  )
}
