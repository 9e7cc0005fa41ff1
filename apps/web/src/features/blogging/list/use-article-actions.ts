import type { ArticleRow } from '@deckle/contract/articles.ts'
import type { TagName } from '@deckle/contract/models/tag.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/api.ts'
import { changeRow } from '../../../lib/list/change-row.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

const lists = { queryKey: queryKeys('articles').lists, name: 'articles' }
const invalidates = [lists.queryKey]
const sameAs = ({ id }: ArticleRow) => id
const byId = ({ id }: ArticleRow) => ({ params: { id } })

/** Actions on an article of the list: optimistic, rolled back with a message if the server refuses. */
export function useArticleActions() {
  const { run: tag } = useTagging()
  const { run: duplicate } = useDuplicate()
  const { run: restore } = useRestore()
  const { run: remove } = useRemove()
  return {
    tag: (row: ArticleRow, tags: readonly TagName[]) => void tag({ row, tags }),
    duplicate: (row: ArticleRow) => void duplicate(row),
    restore: (row: ArticleRow) => void restore(row),
    remove: (row: ArticleRow) => void remove(row),
  }
}

export type ArticleActions = ReturnType<typeof useArticleActions>

function useNameOf() {
  const t = useWords('articles')
  return ({ title }: Pick<ArticleRow, 'title'>) => title || t('untitled')
}

function useTagging() {
  const t = useWords('tags')
  const client = useQueryClient()
  return useAction<{ readonly row: ArticleRow; readonly tags: readonly TagName[] }>({
    call: ({ row, tags }) => api.articles.updateTags({ ...byId(row), body: { tags: tags.map(({ id }) => id) } }),
    show: ({ row, tags }) => changeRow<ArticleRow>(client, lists, row.id, (old) => ({ ...old, tags: [...tags] })),
    failure: () => ({ title: t('notSaved') }),
    ignoredBy: 'spec §8',
    invalidates: [lists.queryKey, queryKeys('tags').lists],
  })
}

function useDuplicate() {
  const t = useWords('blogging')
  const nameOf = useNameOf()
  const navigate = useNavigate()
  return useAction({
    call: (row: ArticleRow) => api.articles.duplicate(byId(row)),
    sameAs,
    onDone: ({ article }) =>
      toast({
        tone: 'success',
        title: t('duplicated', { name: nameOf(article.content) }),
        action: { label: t('open'), onAction: () => void navigate({ to: `/articles/${article.id}/edit` }) },
      }),
    invalidates,
  })
}

function useRestore() {
  const t = useWords('blogging')
  const nameOf = useNameOf()
  const client = useQueryClient()
  return useAction<ArticleRow>({
    call: (row) => api.articles.restore(byId(row)),
    show: (row) => changeRow<ArticleRow>(client, lists, row.id, () => null),
    onDone: (_reply, row) => toast({ tone: 'success', title: t('restored', { name: nameOf(row) }) }),
    invalidates,
  })
}

function useRemove() {
  const t = useWords('blogging')
  const nameOf = useNameOf()
  const client = useQueryClient()
  const { run: undo } = useAction({ call: (row: ArticleRow) => api.articles.restore(byId(row)), sameAs, invalidates })
  return useAction<ArticleRow>({
    call: (row) => api.articles.delete(byId(row)),
    show: (row) => changeRow<ArticleRow>(client, lists, row.id, () => null),
    onDone: (_reply, row) => toast.undo(t('deleted', { name: nameOf(row) }), () => void undo(row)),
    invalidates,
  })
}
