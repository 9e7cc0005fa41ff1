import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { useProof } from '../../../factors/use-proof.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { signingKeysKey } from './queries.ts'

/** Replaces the signing key once the consequences are confirmed; the server asks for a fresh proof of identity. */
export function RotateKey() {
  const words = useWords('organisation')
  const [isOpen, setOpen] = useState(false)
  const { withProof, dialog } = useProof()
  const rotate = useAction({
    call: () => withProof(() => api.certificates.rotateKey()),
    onDone: () => {
      setOpen(false)
      toast({ title: words('keys.rotated'), tone: 'success' })
    },
    failure: 'in place',
    invalidates: [signingKeysKey, queryKeys('audit').all],
  })
  const open = () => {
    rotate.reset()
    setOpen(true)
  }
  return (
    <>
      <Button onPress={open}>{words('keys.rotate')}</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        role="alertdialog"
        title={words('keys.confirm')}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>{words('keys.cancel')}</Button>
            <Button variant="danger" isPending={rotate.isPending} onPress={() => void rotate.run()}>
              {words('keys.rotate')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {rotate.error && <ErrorCallout error={rotate.error} />}
          <ul className="flex list-disc flex-col gap-1 ps-5">
            <li>{words('keys.effect.next')}</li>
            <li>{words('keys.effect.issued')}</li>
            <li>{words('keys.effect.leaked')}</li>
            <li>{words('keys.effect.final')}</li>
          </ul>
        </div>
      </Dialog>
      {dialog}
    </>
  )
}
