import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { DeckRow } from '@deckle/contract/decks.ts'
import type { TagName } from '@deckle/contract/models/tag.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { saveFile } from '../../../deck/save-file.ts'
import { useLimitFailure } from '../../../deck/use-limit-failure.ts'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { changeRow } from '../queries.ts'

/** Deck lists, and the plan's usage. */
const invalidates = [queryKeys('decks').lists, queryKeys('licenses').all]
const sameAs = ({ id }: DeckRow) => id

/** Actions on a deck in the library: optimistic, rolled back with a message if the server refuses. */
export function useDeckActions() {
  const navigate = useNavigate()
  const { run: rename } = useRename()
  const { run: tag } = useTagging()
  const { run: duplicate } = useDuplicate()
  const { run: download } = useDownload()
  const { run: remove } = useRemove()
  const { run: restore } = useRestore()
  const { run: copyLink } = useCopyLink()
  return useMemo(
    () => ({
      open: (row: DeckRow, screen = 'contentEditor') => void navigate({ to: `/${screen}/${row.id}` }),
      share: (row: DeckRow) => void navigate({ to: `/contentEditor/${row.id}`, search: { share: true } }),
      rename: (row: DeckRow, name: string) => rename({ row, name }),
      tag: (row: DeckRow, tags: readonly TagName[]) => tag({ row, tags }),
      duplicate,
      download,
      remove,
      restore,
      copyLink,
    }),
    [navigate, rename, tag, duplicate, download, remove, restore, copyLink],
  )
}

export type DeckActions = ReturnType<typeof useDeckActions>

function useRename() {
  const failure = useLimitFailure()
  const client = useQueryClient()
  return useAction<{ readonly row: DeckRow; readonly name: string }>({
    call: ({ row, name }) => api.decks.rename({ params: { id: row.id }, body: { name } }),
    show: ({ row, name }) => changeRow(client, row.id, (old) => ({ ...old, name })),
    failure,
    invalidates,
  })
}

function useTagging() {
  const t = useWords('tags')
  const client = useQueryClient()
  return useAction<{ readonly row: DeckRow; readonly tags: readonly TagName[] }>({
    call: ({ row, tags }) => api.decks.updateTags({ params: { id: row.id }, body: { tags: tags.map(({ id }) => id) } }),
    show: ({ row, tags }) => changeRow(client, row.id, (old) => ({ ...old, tags: [...tags] })),
    failure: () => ({ title: t('notSaved') }),
    ignoredBy: 'spec §8',
    invalidates: [queryKeys('decks').lists, queryKeys('tags').lists],
  })
}

function useDuplicate() {
  const t = useWords('library')
  const failure = useLimitFailure()
  const navigate = useNavigate()
  return useAction({
    call: (row: DeckRow) => api.decks.duplicate({ params: { id: row.id } }),
    sameAs,
    onDone: ({ deck }) =>
      toast({
        tone: 'success',
        title: t('duplicated', { name: deck.content.name }),
        action: { label: t('open'), onAction: () => void navigate({ to: `/contentEditor/${deck.id}` }) },
      }),
    failure,
    invalidates,
  })
}

function useDownload() {
  const t = useWords('library')
  const failure = useLimitFailure()
  return useAction({
    call: (row: DeckRow) => api.decks.show({ params: { id: row.id } }),
    sameAs,
    onDone: ({ deck: { content } }, row) => {
      const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
      saveFile(file, `${isBlank(content.name) ? 'deck' : content.name.trim()}.json`)
      toast({ tone: 'success', title: t('downloaded', { name: row.name }) })
    },
    failure,
  })
}

function useRemove() {
  const t = useWords('library')
  const failure = useLimitFailure()
  const client = useQueryClient()
  const { run: restore } = useAction({
    call: (row: DeckRow) => api.decks.restore({ params: { id: row.id } }),
    sameAs,
    failure,
    invalidates,
  })
  return useAction<DeckRow>({
    call: (row) => api.decks.delete({ params: { id: row.id } }),
    show: (row) => changeRow(client, row.id, () => null),
    onDone: (_reply, row) =>
      toast.undo(t(row.published ? 'deletedPublished' : 'deleted', { name: row.name }), () => void restore(row)),
    failure,
    invalidates,
  })
}

function useRestore() {
  const t = useWords('library')
  const failure = useLimitFailure()
  const client = useQueryClient()
  return useAction<DeckRow>({
    call: (row) => api.decks.restore({ params: { id: row.id } }),
    show: (row) => changeRow(client, row.id, () => null),
    onDone: (_reply, row) => toast({ tone: 'success', title: t('restored', { name: row.name }) }),
    failure,
    invalidates,
  })
}

function useCopyLink() {
  const t = useWords('library')
  return useAction({
    call: (row: DeckRow) => navigator.clipboard.writeText(`${location.origin}/play/${row.shortid ?? ''}`),
    onDone: () => toast({ tone: 'success', title: t('linkCopied') }),
    failure: () => ({ tone: 'danger', title: t('linkNotCopied') }),
  })
}
