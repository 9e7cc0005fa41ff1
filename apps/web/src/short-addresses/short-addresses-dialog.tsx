import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useWords } from '../words/use-words.ts'
import type { AddressTarget } from './queries.ts'
import { ShortAddresses } from './short-addresses.tsx'

interface ShortAddressesDialogProps {
  readonly target: AddressTarget
  readonly onClose: () => void
}

export function ShortAddressesDialog({ target, onClose }: ShortAddressesDialogProps) {
  const t = useWords('short-addresses')
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('of', { name: target.name })}
      description={t('text')}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <ShortAddresses target={target} />
    </Dialog>
  )
}
