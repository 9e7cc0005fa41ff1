import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { teamChange } from '../queries.ts'
import { filterOf, type TeamUrl } from '../url-state.ts'

interface RemindAllProps {
  readonly url: TeamUrl
  readonly onClose: () => void
  readonly onJob: (id: string) => void
}

/** All who match the list, also on pages that are not loaded. */
export function RemindAllDialog({ url, onClose, onJob }: RemindAllProps) {
  const words = useWords('team')
  const remind = useAction({
    call: () => api.team.remind({ body: filterOf(url) }),
    onDone: ({ reminded, skipped, job }) => {
      onClose()
      if (job) return onJob(job.id)
      toast({
        title: words('remind.done', { count: reminded }),
        ...(reminded > 0 && { tone: 'success' }),
        ...(skipped.today > 0 && { description: words('remind.skipped', { count: skipped.today }) }),
      })
    },
    invalidates: teamChange,
    failure: 'in place',
  })
  const { show } = filterOf(url)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      role="alertdialog"
      title={url.q === undefined ? words(`remind.ask.${show}`) : words('remind.ask.found')}
      description={words('remind.note')}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="primary" isPending={remind.isPending} onPress={() => void remind.run()}>
            {words('remind.one')}
          </Button>
        </>
      }
    >
      {remind.error && <ErrorCallout error={remind.error} />}
    </Dialog>
  )
}
