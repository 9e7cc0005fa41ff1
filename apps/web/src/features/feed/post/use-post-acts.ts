import type { Post } from '@deckle/contract/models/social.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { removeLater } from '../../../comments/acts/later-removal.ts'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { changePost, dropPost } from '../queries.ts'

/** Pins, shows again, deletes. */
export function usePostActs({ id, pinned }: Post) {
  const words = useWords('feed')
  const queries = useQueryClient()
  const change = (changed: Partial<Post>) => changePost(queries, id, () => changed)
  const pin = useAction({
    call: (next: boolean) => api.posts.pin({ params: { id }, body: { pinned: next } }),
    show: (next) => {
      change({ pinned: next })
      return () => change({ pinned: !next })
    },
    onDone: (_, next) => toast({ title: words(next ? 'pinDone' : 'unpinDone'), tone: 'success' }),
    scope: `pin ${id}`,
  })
  const restore = useAction({
    call: () => api.posts.restore({ params: { id }, body: {} }),
    onDone: () => {
      change({ hidden: null })
      toast({ title: words('restored'), tone: 'success' })
    },
  })
  const remove = useAction({
    call: () => api.posts.delete({ params: { id } }),
    onDone: () => dropPost(queries, id),
  })
  return {
    pin: () => void pin.run(!pinned),
    restore: () => void restore.run(),
    remove: () => removeLater(id, words('deleted'), () => remove.run()),
  }
}
