import type { OperatedClient } from '@deckle/contract/operators.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

/** Suspending needs a confirmation: it signs people out, which resuming does not undo. */
export function SuspendButton({ client }: { client: OperatedClient }) {
  const words = useWords('operators')
  const [isAsking, setAsking] = useState(false)
  const invalidates = [queryKeys('operators').all, queryKeys('admin').all]
  const params = { id: client.id }
  const suspend = useAction({
    call: () => api.operators.suspend({ params }),
    onDone: () => {
      setAsking(false)
      toast({ title: words('suspend.done', { name: client.name }), tone: 'success' })
    },
    failure: 'in place',
    invalidates,
  })
  const resume = useAction({
    call: () => api.operators.resume({ params }),
    onDone: () => toast({ title: words('suspend.resumed', { name: client.name }), tone: 'success' }),
    invalidates,
  })
  if (client.can.resume)
    return (
      <Button variant="primary" isPending={resume.isPending} onPress={() => void resume.run()}>
        {words('suspend.resume')}
      </Button>
    )
  if (!client.can.suspend) return null
  return (
    <>
      <Button onPress={() => setAsking(true)}>{words('suspend.suspend')}</Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={words('suspend.title', { name: client.name })}
        description={words('suspend.text')}
        footer={(close) => (
          <>
            <Button onPress={close}>{words('suspend.cancel')}</Button>
            <Button variant="danger" isPending={suspend.isPending} onPress={() => void suspend.run()}>
              {words('suspend.suspend')}
            </Button>
          </>
        )}
      >
        {suspend.error && <ErrorCallout error={suspend.error} />}
      </Dialog>
    </>
  )
}
