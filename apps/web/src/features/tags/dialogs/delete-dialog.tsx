import type { Tag } from '@deckle/contract/tags.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { changedByTags, usesQuery } from '../queries.ts'
import { UsesList } from './uses-list.tsx'

/** Says first what the tag is taken off. */
export function DeleteDialog({ tag, onClose }: { readonly tag: Tag; readonly onClose: () => void }) {
  const t = useWords('tag-list')
  const uses = useQuery(usesQuery(tag.id))
  const remove = useAction({
    call: () => api.tags.delete({ params: { id: tag.id } }),
    invalidates: changedByTags,
    onDone: () => {
      toast({ tone: 'success', title: t('delete.done', { name: tag.name }) })
      onClose()
    },
  })
  const used = uses.data?.filter(({ count }) => count > 0) ?? []
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title', { name: tag.name })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="danger"
            isDisabled={!uses.data}
            isPending={remove.isPending}
            onPress={() => void remove.run()}
          >
            {t('delete.open')}
          </Button>
        </>
      }
    >
      {uses.isPending ? (
        <Skeleton count={2} />
      ) : uses.isError ? (
        <LoadError error={uses.error} onRetry={() => void uses.refetch()} isRetrying={uses.isFetching} />
      ) : used.length === 0 ? (
        <p>{t('delete.unused')}</p>
      ) : (
        <div className="flex flex-col gap-3">
          <p>{t('delete.takenOff')}</p>
          <UsesList uses={used} />
          {used.some(({ of }) => of === 'rule') && <p>{t('delete.rules')}</p>}
          {used.some(({ of }) => of === 'post' || of === 'banner') && <p>{t('delete.audiences')}</p>}
          {used.some(({ of }) => of === 'result') && <p>{t('delete.results')}</p>}
        </div>
      )}
    </Dialog>
  )
}
