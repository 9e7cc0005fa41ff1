import type { Certificate } from '@deckle/contract/certificates.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { BoxesCheck } from '../../../certificate-boxes/boxes-check.tsx'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { boxesQuery } from './queries.ts'

interface ReissueDialogProps {
  readonly certificate: Certificate
  readonly onClose: () => void
}

export function ReissueDialog({ certificate: { id, person }, onClose }: ReissueDialogProps) {
  const t = useWords('certificates')
  const boxes = useQuery(boxesQuery(id))
  const reissue = useAction({
    call: () => api.certificates.reissue({ params: { id } }),
    onDone: ({ certificate }) => {
      toast({ tone: 'success', title: t('reissued', { number: certificate.number }) })
      onClose()
    },
    invalidates: [queryKeys('certificates').lists],
  })
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reissueTitle', { name: person.name })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={reissue.isPending} onPress={() => void reissue.run()}>
            {t('reissue')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('reissueText')}</p>
        <BoxesCheck check={boxes} />
      </div>
    </Dialog>
  )
}
