import type { TagName } from '@deckle/contract/models/tag.ts'
import type { Tag } from '@deckle/contract/tags.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Chips } from '@deckle/ui/choices/chips.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { TagSearch } from '../../../tags/tag-search.tsx'
import { useWords } from '../../../words/use-words.ts'
import { changedByTags, mergeQuery } from '../queries.ts'
import { UsesList } from './uses-list.tsx'

/** Says what changes once the other tag is chosen. */
export function MergeDialog({ tag, onClose }: { readonly tag: Tag; readonly onClose: () => void }) {
  const t = useWords('tag-list')
  const [into, setInto] = useState<TagName | null>(null)
  const merge = useAction({
    call: (target: TagName) => api.tags.merge({ params: { id: tag.id }, body: { into: target.id } }),
    invalidates: changedByTags,
    onDone: (_, target) => {
      toast({ tone: 'success', title: t('merge.done', { name: tag.name, into: target.name }) })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('merge.title', { name: tag.name })}
      description={t('merge.text')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={into === null}
            isPending={merge.isPending}
            onPress={() => into && void merge.run(into)}
          >
            {t('merge.merge')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {into === null ? (
          <TagSearch kind={tag.kind} label={t('merge.into')} chosen={[tag]} onChoose={setInto} />
        ) : (
          <>
            <Chips
              label={t('merge.chosen')}
              items={[{ id: into.id, label: into.name, color: into.color }]}
              onRemove={() => setInto(null)}
            />
            <Changes tag={tag} into={into} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Changes({ tag, into }: { readonly tag: Tag; readonly into: TagName }) {
  const t = useWords('tag-list')
  const dry = useQuery(mergeQuery(tag.id, into.id))
  if (dry.isPending) return <Skeleton count={2} />
  if (dry.isError) return <LoadError error={dry.error} onRetry={() => void dry.refetch()} isRetrying={dry.isFetching} />
  const moved = dry.data.uses.filter(({ of, count }) => of !== 'result' && count > 0)
  const results = dry.data.uses.find(({ of }) => of === 'result')?.count ?? 0
  const names = { name: tag.name, into: into.name }
  return (
    <div className="flex flex-col gap-3 text-sm" aria-live="polite">
      <p>{moved.length === 0 ? t('merge.nothing', names) : t('merge.changes', names)}</p>
      {moved.length > 0 && <UsesList uses={moved} />}
      {dry.data.both > 0 && <p>{t('merge.both', { count: dry.data.both })}</p>}
      {results > 0 && <p>{t('edit.results', { count: results, name: tag.name })}</p>}
      <p>{t('merge.final')}</p>
    </div>
  )
}
