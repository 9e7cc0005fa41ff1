import type { UserField } from '@deckle/contract/user-fields.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { changesFields, valuesQuery } from './queries.ts'

/** Shows how many values will be deleted, since this can't be undone. */
export function DeleteDialog({ field, onClose }: { readonly field: UserField; readonly onClose: () => void }) {
  const t = useWords('people-fields')
  const { name, id } = field
  const values = useQuery(valuesQuery(id))
  const remove = useAction({
    call: () => api.user_fields.delete({ params: { id }, body: { dry_run: false } }),
    onDone: () => {
      toast({ tone: 'success', title: t('deleted', { name }) })
      onClose()
    },
    invalidates: changesFields,
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
          <Button
            variant="danger"
            isDisabled={values.data === undefined}
            isPending={remove.isPending}
            onPress={() => void remove.run()}
          >
            {t('deleteAction')}
          </Button>
        </>
      }
    >
      {values.isError ? (
        <LoadError error={values.error} onRetry={() => void values.refetch()} isRetrying={values.isFetching} />
      ) : values.data === undefined ? (
        <Skeleton count={2} />
      ) : (
        <p>{t('deleteText', { count: values.data })}</p>
      )}
    </Dialog>
  )
}
