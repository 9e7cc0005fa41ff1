import type { CertificateDesignRow } from '@deckle/contract/certificate-designs.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

interface DeleteDesignProps {
  readonly design: CertificateDesignRow
  readonly onClose: () => void
}

export function DeleteDesign({ design: { id, name }, onClose }: DeleteDesignProps) {
  const t = useWords('certificate-designs')
  const remove = useAction({
    call: () => api.certificate_designs.delete({ params: { id } }),
    onDone: () => {
      toast({ tone: 'success', title: t('deleted', { name }) })
      onClose()
    },
    invalidates: [queryKeys('certificate_designs').lists],
  })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteTitle', { name })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="danger" isPending={remove.isPending} onPress={() => void remove.run()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p>{t('deleteText')}</p>
    </Dialog>
  )
}
