import type { Deck, DeckVersion } from '@deckle/contract/decks.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { versionQuery } from '../../deck/version-queries.ts'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { PublishTabProps } from './publish-tab-props.ts'

/** Publishing and unpublishing, each after what is unsaved was saved, and making a version the draft again. */
export function usePublishing({
  deck,
  flush,
  setDeck,
  putVersion,
}: Pick<PublishTabProps, 'deck' | 'flush' | 'setDeck' | 'putVersion'>) {
  const t = useWords('publish')
  const errorWords = useErrorWords()
  const client = useQueryClient()
  const [busy, setBusy] = useState<'publishing' | 'unpublishing' | null>(null)
  const [restoring, setRestoring] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const params = { id: deck.id }

  const refresh = () => {
    for (const queryKey of [['deck', deck.id, 'versions'], ['decks', 'list'], ['license']])
      void client.invalidateQueries({ queryKey })
  }
  const run = async (what: 'publishing' | 'unpublishing', act: () => Promise<Deck>): Promise<Deck | null> => {
    setBusy(what)
    setError(null)
    try {
      const next = await act()
      setDeck(next)
      refresh()
      return next
    } catch (failure) {
      setError(failure)
      return null
    } finally {
      setBusy(null)
    }
  }
  const publish = async (): Promise<boolean> => {
    const revision = await flush()
    if (revision === null) {
      toast({ tone: 'danger', title: t('notSaved') })
      return false
    }
    const done = await run('publishing', async () => (await api.decks.publish({ params, body: { revision } })).deck)
    return done !== null
  }
  return {
    publishing: busy === 'publishing',
    unpublishing: busy === 'unpublishing',
    restoring,
    error,
    /** Whether it is live now. */
    publish,
    /** Undo publishes the draft again; not offered where the draft has gone on since. */
    unpublish: async (outdated: boolean): Promise<void> => {
      const done = await run('unpublishing', async () => (await api.decks.unpublish({ params })).deck)
      if (!done) return
      if (outdated) toast({ title: t('unpublished') })
      else toast.undo(t('unpublished'), () => void publish())
    },
    restore: async (version: DeckVersion): Promise<void> => {
      setRestoring(version.id)
      try {
        const { content } = await client.fetchQuery(versionQuery(deck.id, version.id))
        const { undo } = putVersion(content)
        toast.undo(t('versions.restored', { version: version.version }), () => {
          if (!undo()) toast({ title: t('versions.undoLater') })
        })
      } catch (failure) {
        toast(errorWords.toast(failure))
      } finally {
        setRestoring(null)
      }
    },
  }
}
