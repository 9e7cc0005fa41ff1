import type { Tag } from '@deckle/contract/tags.ts'
import { tagColors, tagLimits } from '@deckle/core/tag/tag.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Trash2, X } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { changedByTags } from './queries.ts'

/** Unused tags are deleted at once, and made again by undoing; those in use stay. */
export function SelectedBar({ tags, onDone }: { readonly tags: readonly Tag[]; readonly onDone: () => void }) {
  const t = useWords('tag-list')
  const undo = useAction({ call: makeAgain, invalidates: changedByTags })
  const remove = useAction({
    call: deleteUnused,
    invalidates: changedByTags,
    onDone: ({ deleted, kept }, chosen: readonly Tag[]) => {
      const gone = chosen.filter(({ id }) => deleted.includes(id))
      if (gone.length > 0) toast.undo(t('select.deleted', { count: gone.length }), () => void undo.run(gone))
      if (kept.length > 0) toast({ tone: 'warning', title: t('select.kept', { count: kept.length }) })
      onDone()
    },
  })
  const isAnyUnused = tags.some(({ count }) => count === 0)
  return (
    <section
      aria-label={t('select.bar')}
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 shadow-lg phone:bottom-16"
    >
      <output className="text-sm font-strong">{t('select.count', { count: tags.length })}</output>
      <IconButton size="sm" label={t('select.clear')} icon={<X />} onPress={onDone} />
      {!isAnyUnused && <span className="text-sm text-muted">{t('select.allUsed')}</span>}
      <Button
        className="ms-auto"
        variant="danger"
        icon={<Trash2 />}
        isDisabled={!isAnyUnused}
        isPending={remove.isPending}
        onPress={() => void remove.run(tags)}
      >
        {t('select.delete')}
      </Button>
    </section>
  )
}

async function deleteUnused(tags: readonly Tag[]) {
  const replies = []
  for (const ids of inRequests(tags.map(({ id }) => id))) replies.push(await api.tags.bulkDelete({ body: { ids } }))
  return { deleted: replies.flatMap(({ deleted }) => deleted), kept: replies.flatMap(({ kept }) => kept) }
}

async function makeAgain(tags: readonly Tag[]): Promise<void> {
  for (const some of inRequests(tags))
    await api.tags.bulkCreate({
      body: {
        tags: some.map(({ name, kind, color }) => {
          const known = tagColors.find((one) => one === color)
          return { name, kind, ...(known && { color: known }) }
        }),
      },
    })
}

const inRequests = <One,>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / tagLimits.perRequest) }, (_, at) =>
    all.slice(at * tagLimits.perRequest, (at + 1) * tagLimits.perRequest),
  )
