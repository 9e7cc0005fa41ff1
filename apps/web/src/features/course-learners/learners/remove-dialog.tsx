import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { learnersChange } from '../queries.ts'
import type { ActDialogProps } from './act-dialog.ts'

export function RemoveDialog({ course, count, people, onClose, onDone }: ActDialogProps) {
  const words = useWords('course-learners')
  const remove = useAction({
    call: () => api.learners.remove({ params: { id: course.id }, body: people }),
    onDone: ({ changed, job }) => {
      if (!job) toast({ title: words('remove.done', { count: changed }), tone: 'success' })
      onDone(job)
    },
    invalidates: learnersChange,
    failure: 'in place',
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      role="alertdialog"
      title={count === undefined ? words('remove.askAll') : words('remove.ask', { count })}
      description={words('remove.note')}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="danger" isPending={remove.isPending} onPress={() => void remove.run()}>
            {words('remove.open')}
          </Button>
        </>
      }
    >
      {remove.error && <ErrorCallout error={remove.error} />}
    </Dialog>
  )
}
