import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { useProof } from '../../../factors/use-proof.tsx'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

/** Asks first: the secret and the proof of the domains are gone with it. */
export function RemoveSso({ id }: { id: string }) {
  const words = useWords('single-sign-on')
  const [isOpen, setOpen] = useState(false)
  const { withProof, dialog } = useProof()
  const remove = useAction({
    call: () =>
      withProof(() => api.clients.update({ params: { id }, body: { client: { app_configuration: { sso: null } } } })),
    invalidates: [queryKeys('clients').all, queryKeys('config').all],
    onDone: () => {
      setOpen(false)
      toast({ title: words('remove.done'), tone: 'success' })
    },
  })
  return (
    <div>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {words('remove.button')}
      </Button>
      <Dialog isOpen={isOpen} title={words('remove.title')} onOpenChange={setOpen}>
        <p className="text-sm">{words('remove.text')}</p>
        <div className="flex justify-end gap-2 pt-4">
          <Button onPress={() => setOpen(false)}>{words('remove.cancel')}</Button>
          <Button variant="danger" isPending={remove.isPending} onPress={() => void remove.run()}>
            {words('remove.confirm')}
          </Button>
        </div>
      </Dialog>
      {dialog}
    </div>
  )
}
