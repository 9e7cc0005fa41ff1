import type { Banner } from '@deckle/contract/banners.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { changeRow } from '../../../lib/list/change-row.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { copyOf } from '../editor/values.ts'

const invalidates = [queryKeys('banners').all]
const lists = { queryKey: queryKeys('banners').lists, name: 'banners' }
const byId = ({ id }: Banner) => ({ params: { id } })
const sameAs = ({ id }: Banner) => id

export interface BannerActs {
  readonly remove: (row: Banner) => void
  readonly restore: (row: Banner) => void
  readonly duplicate: (row: Banner) => void
  readonly publish: (row: Banner) => void
}

export function useBannerActs(): BannerActs {
  const [remove, restore, duplicate, publish] = [useRemove(), useRestore(), useDuplicate(), usePublish()]
  return {
    remove: (row) => void remove.run(row),
    restore: (row) => void restore.run(row),
    duplicate: (row) => void duplicate.run(row),
    publish: (row) => void publish.run(row),
  }
}

function useRemove() {
  const t = useWords('banners')
  const client = useQueryClient()
  const undo = useAction<Banner>({ call: (row) => api.banners.restore(byId(row)), sameAs, invalidates })
  return useAction<Banner>({
    call: (row) => api.banners.delete(byId(row)),
    show: (row) => changeRow<Banner>(client, lists, row.id, () => null),
    onDone: (_reply, row) => toast.undo(t('acts.deleted', { title: row.title }), () => void undo.run(row)),
    invalidates,
  })
}

function useRestore() {
  const t = useWords('banners')
  const client = useQueryClient()
  return useAction<Banner>({
    call: (row) => api.banners.restore(byId(row)),
    show: (row) => changeRow<Banner>(client, lists, row.id, () => null),
    onDone: (_reply, { title }) => toast({ tone: 'success', title: t('acts.restored', { title }) }),
    invalidates,
  })
}

function useDuplicate() {
  const t = useWords('banners')
  return useAction({
    call: (row: Banner) => api.banners.create({ body: copyOf(row, t('acts.copyOf', { title: row.title })) }),
    sameAs,
    onDone: ({ banner }) => toast({ tone: 'success', title: t('acts.duplicated', { title: banner.title }) }),
    invalidates,
  })
}

function usePublish() {
  const t = useWords('banners')
  return useAction({
    call: (row: Banner) => api.banners.update({ ...byId(row), body: { published: !row.published } }),
    sameAs,
    onDone: ({ banner: { title, published } }) =>
      toast({ tone: 'success', title: t(published ? 'acts.published' : 'acts.unpublished', { title }) }),
    invalidates,
  })
}

/** Moves are sent one after another. */
export function useMoveBanner() {
  return useAction<{ readonly id: string; readonly before: string | null }>({
    call: ({ id, before }) => api.banners.move({ params: { id }, body: { before } }),
    sameAs: ({ id, before }) => `${id} ${before}`,
    scope: 'banners',
    invalidates: [queryKeys('banners').lists],
  })
}
