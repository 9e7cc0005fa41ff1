import { bottomBar } from '@deckle/ui/overlays/bottom-bar.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { refreshMedia, usageQuery } from '../queries.ts'
import { NamesForm } from './names-form.tsx'

export function ChosenBar({ item, onUse, onChanged, onRemove, onRestored }: ChosenBarProps) {
  const inBin = item.deletedAt !== null
  const t = useWords('media')
  const format = useFormatter()
  const bytes = useBytes()
  const [editing, setEditing] = useState(false)
  const details = [
    item.width !== null && item.height !== null ? `${format.number(item.width)} × ${format.number(item.height)}` : '',
    bytes(item.size),
    inBin
      ? t('deletedOn', { day: format.dateTime(new Date(item.deletedAt ?? ''), { dateStyle: 'medium' }) })
      : format.dateTime(new Date(item.createdAt), { dateStyle: 'medium' }),
  ]
  return (
    <section
      ref={bottomBar}
      aria-label={t('chosen')}
      className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex flex-col gap-3 border-t border-line bg-surface px-5 py-3"
    >
      {editing ? (
        <NamesForm
          item={item}
          onDone={(changed) => {
            setEditing(false)
            if (changed) onChanged(changed)
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-56">
            <p className="truncate font-strong">
              <bdi>{item.name}</bdi>
            </p>
            <p className="text-xs text-muted tabular-nums">{details.filter(Boolean).join(' · ')}</p>
            <Usage id={item.id} />
          </div>
          <div className="flex flex-wrap gap-2 phone:w-full phone:*:flex-1">
            {inBin
              ? item.can.edit && <Restore item={item} onRestored={onRestored} />
              : item.can.edit && (
                  <>
                    <Button variant="quiet" icon={<Trash2 />} onPress={onRemove}>
                      {t('delete')}
                    </Button>
                    <Button icon={<Pencil />} onPress={() => setEditing(true)}>
                      {t('edit')}
                    </Button>
                  </>
                )}
            {onUse && (
              <Button variant="primary" onPress={onUse}>
                {t(`use.${item.kind}`)}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

interface ChosenBarProps {
  item: MediaItem
  onUse?: (() => void) | undefined
  onChanged: (item: MediaItem) => void
  onRemove: () => void
  onRestored: () => void
}

/** Restores a file from the bin, if its owner has storage left. */
function Restore({ item, onRestored }: { item: MediaItem; onRestored: () => void }) {
  const t = useWords('media')
  const explain = useErrorWords()
  const client = useQueryClient()
  const restore = useAction({
    call: () => api.media.restore({ params: { id: item.id } }),
    onDone: async () => {
      toast({ title: t('restored', { name: item.name }), tone: 'success' })
      onRestored()
      await refreshMedia(client)
    },
    failure: (error) => ({
      title: t('restoreFailed', { name: item.name }),
      description: explain(error),
      tone: 'danger',
    }),
  })
  return (
    <Button variant="primary" icon={<Undo2 />} onPress={() => void restore.run()} isPending={restore.isPending}>
      {t('restore')}
    </Button>
  )
}

function Usage({ id }: { id: string }) {
  const t = useWords('media')
  const usage = useQuery(usageQuery(id))
  if (!usage.data)
    return <p className="text-xs text-muted">{usage.isError ? t('usage.unknown') : t('usage.loading')}</p>
  const { decks, total, isWhole, elsewhere } = usage.data
  const names = decks.slice(0, 3).map(({ name }) => name)
  return (
    <p className="text-xs text-muted">
      {total === 0
        ? t(isWhole ? 'usage.none' : 'usage.noneRecent')
        : t(isWhole ? 'usage.decks' : 'usage.atLeast', { count: total })}
      {names.length > 0 && ': '}
      <bdi>{names.join(', ')}</bdi>
      {total > names.length && ' …'}
      {elsewhere > 0 && ` · ${t('usage.elsewhere')}`}
    </p>
  )
}
