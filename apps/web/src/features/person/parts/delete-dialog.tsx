import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { nameOf } from '../../../people/name-of.ts'
import { changed, inspectedQuery, type Person } from '../queries.ts'

/** Explains what will happen to the person's decks, files and reports. */
export function DeleteDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const words = useWords('person')
  const params = { id: person.id }
  const restore = useAction({ call: () => api.users.restore({ params }), invalidates: changed })
  const remove = useAction({
    call: () => api.users.delete({ params }),
    invalidates: changed,
    onDone: () => toast.undo(words('deleted', { name: nameOf(person) }), () => void restore.run()),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      title={words('delete.title', { name: nameOf(person) })}
      footer={
        <>
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button
            variant="danger"
            isPending={remove.isPending}
            onPress={() => void remove.run().then((done) => done && onClose())}
          >
            {words('delete.confirm')}
          </Button>
        </>
      }
    >
      <Consequences person={person} />
    </Dialog>
  )
}

function Consequences({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const { data, error, refetch, isFetching } = useQuery(inspectedQuery(person.id))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton count={3} />
    )
  const { counts, heir } = data
  const taker = heir?.name ?? words('delete.anAdmin')
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5">
      <li>{words('delete.bin')}</li>
      {counts.decks + counts.media > 0 && (
        <li>{words('delete.things', { decks: counts.decks, media: counts.media, heir: taker })}</li>
      )}
      {counts.reports > 0 && (
        <li>
          {person.managerName === null
            ? words('delete.reportsTop', { count: counts.reports })
            : words('delete.reports', { count: counts.reports, manager: person.managerName })}
        </li>
      )}
      <li>{words('delete.answers')}</li>
    </ul>
  )
}
