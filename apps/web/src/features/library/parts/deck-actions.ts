import type { DeckRow } from '@deckle/contract/decks.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { limitOf } from '../../../deck/plan-limit.tsx'
import { saveFile } from '../../../deck/save-file.ts'
import { api } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/error-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { changeRow, refreshLists } from '../queries.ts'

/** What can be done with a deck of the library. Shown at once; taken back, with words, if the server refuses. */
export function useDeckActions() {
  const t = useWords('library')
  const kinds = useWords('deck')
  const errorWords = useErrorWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMemo(() => {
    const refresh = () => {
      void refreshLists(client)
      void client.invalidateQueries({ queryKey: ['license'] })
    }
    const fail = (error: unknown) => {
      const limit = limitOf(error)
      const lifts = limit?.lifts ? kinds('limit.lifts', { plan: kinds(`plans.${limit.lifts}`) }) : undefined
      toast({
        tone: 'danger',
        title: limit ? kinds(`limit.${limit.name}`, { limit: limit.limit }) : errorWords(error),
        description: lifts,
      })
    }
    const attempt = async (act: () => Promise<unknown>, takeBack: () => void = () => {}) => {
      try {
        await act()
        refresh()
        return true
      } catch (error) {
        takeBack()
        fail(error)
        return false
      }
    }
    const restore = (row: DeckRow) => {
      const takeBack = changeRow(client, row.id, () => null)
      return attempt(() => api.decks.restore({ params: { id: row.id } }), takeBack)
    }
    return {
      open: (row: DeckRow, screen = 'contentEditor') => void navigate({ to: `/${screen}/${row.id}` }),
      share: (row: DeckRow) => void navigate({ to: `/contentEditor/${row.id}`, search: { share: true } }),
      rename: (row: DeckRow, name: string) => {
        const takeBack = changeRow(client, row.id, (old) => ({ ...old, name }))
        return attempt(() => api.decks.rename({ params: { id: row.id }, body: { name } }), takeBack)
      },
      duplicate: (row: DeckRow) =>
        attempt(async () => {
          const { deck } = await api.decks.duplicate({ params: { id: row.id } })
          toast({
            tone: 'success',
            title: t('duplicated', { name: deck.content.name }),
            action: { label: t('open'), onAction: () => void navigate({ to: `/contentEditor/${deck.id}` }) },
          })
        }),
      download: async (row: DeckRow) => {
        try {
          const { deck } = await api.decks.show({ params: { id: row.id } })
          const file = new Blob([JSON.stringify(deck.content, null, 2)], { type: 'application/json' })
          saveFile(file, `${deck.content.name.trim() || 'deck'}.json`)
          toast({ tone: 'success', title: t('downloaded', { name: row.name }) })
        } catch (error) {
          fail(error)
        }
      },
      remove: async (row: DeckRow) => {
        const takeBack = changeRow(client, row.id, () => null)
        const done = await attempt(() => api.decks.delete({ params: { id: row.id } }), takeBack)
        if (done)
          toast.undo(
            t(row.published ? 'deletedPublished' : 'deleted', { name: row.name }),
            () => void attempt(() => api.decks.restore({ params: { id: row.id } })),
          )
      },
      restore: async (row: DeckRow) => {
        if (await restore(row)) toast({ tone: 'success', title: t('restored', { name: row.name }) })
      },
      copyLink: async (row: DeckRow) => {
        try {
          await navigator.clipboard.writeText(`${location.origin}/play/${row.shortid ?? ''}`)
          toast({ tone: 'success', title: t('linkCopied') })
        } catch {
          toast({ tone: 'danger', title: t('linkNotCopied') })
        }
      },
    }
  }, [client, errorWords, kinds, navigate, t])
}

export type DeckActions = ReturnType<typeof useDeckActions>
