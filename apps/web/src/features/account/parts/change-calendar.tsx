import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

interface ChangeCalendarProps {
  readonly kind: 'change' | 'off'
  readonly call: () => Promise<unknown>
}

/** Asks first, since subscribed calendars stop. */
export function ChangeCalendar({ kind, call }: ChangeCalendarProps) {
  const words = useWords('account')
  const [isAsking, setAsking] = useState(false)
  const act = useAction({
    call: () => call(),
    onDone: () => {
      setAsking(false)
      toast({ title: words(`calendar.${kind}.done`), tone: 'success' })
    },
    failure: 'in place',
    invalidates: [queryKeys('calendar').all],
  })
  return (
    <>
      <Button variant={kind === 'off' ? 'quiet' : 'secondary'} onPress={() => setAsking(true)}>
        {words(`calendar.${kind}.label`)}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={words(`calendar.${kind}.title`)}
        description={words(`calendar.${kind}.text`)}
        footer={(close) => (
          <>
            <Button onPress={close}>{words('calendar.cancel')}</Button>
            <Button variant="danger" isPending={act.isPending} onPress={() => void act.run()}>
              {words(`calendar.${kind}.label`)}
            </Button>
          </>
        )}
      >
        {act.error && <ErrorCallout error={act.error} />}
      </Dialog>
    </>
  )
}
