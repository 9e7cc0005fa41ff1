import type { MediaItem } from '@deckle/contract/media.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { refreshMedia } from '../queries.ts'
import { useWords } from '../../../words/use-words.ts'

/** Deletes a file ten seconds later, unless it is undone; until then it is only hidden. */
export function useDeleteMedia(): { hidden: ReadonlySet<string>; remove: (item: MediaItem) => void } {
  const t = useWords('media')
  const client = useQueryClient()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const remove = useCallback(
    (item: MediaItem) => {
      const show = () => setHidden((set) => new Set([...set].filter((id) => id !== item.id)))
      setHidden((set) => new Set([...set, item.id]))
      toast.undo(t('deleted', { name: item.name }), show, () => {
        api.media.delete({ params: { id: item.id } }).then(
          // From now on it is in the bin: it must be seen there, and again when it is restored.
          () => refreshMedia(client).then(show),
          () => {
            show()
            toast({ tone: 'danger', title: t('deleteFailed', { name: item.name }) })
          },
        )
      })
    },
    [client, t],
  )
  return { hidden, remove }
}
