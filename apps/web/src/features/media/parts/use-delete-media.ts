import type { MediaItem } from '@deckle/contract/media.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { refreshMedia } from '../queries.ts'
import { useWords } from '../../../words/use-words.ts'

/** Deletes a file after ten seconds unless undone; until then it is only hidden. */
export function useDeleteMedia(): { hidden: ReadonlySet<string>; remove: (item: MediaItem) => void } {
  const t = useWords('media')
  const client = useQueryClient()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const show = useCallback((id: string) => setHidden((set) => new Set([...set].filter((one) => one !== id))), [])
  const { run } = useAction<MediaItem>({
    call: ({ id }) => api.media.delete({ params: { id } }),
    sameAs: ({ id }) => id,
    // Now in the bin: no longer hidden, so that it shows there, and in the library again once restored.
    onDone: () => refreshMedia(client),
    failure: (_error, { name }) => ({ tone: 'danger', title: t('deleteFailed', { name }) }),
  })
  const remove = useCallback(
    (item: MediaItem) => {
      setHidden((set) => new Set([...set, item.id]))
      toast.undo(
        t('deleted', { name: item.name }),
        () => show(item.id),
        () => void run(item).then(() => show(item.id)),
      )
    },
    [run, show, t],
  )
  return { hidden, remove }
}
