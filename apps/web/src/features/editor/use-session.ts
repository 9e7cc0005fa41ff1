import type { Deck } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { MergeConflict } from '@deckle/core/deck/changes/merge.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { browserDatabases } from '../../lib/offline/open-database.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Question } from '../../lib/draft/autosave-types.ts'
import { createDrafts } from '../../lib/draft/drafts.ts'
import { createSend, type SaveCall } from '../../lib/draft/send.ts'
import { openSession, type Session } from './state/session.ts'
import { announceTab, openTabs, tabId } from '../../lib/draft/tab.ts'
import { connectSession } from '../../lib/draft/connect-session.ts'
import { askDeck } from './deck-ahead.ts'
import { slideInUrl } from './use-slide-in-url.ts'

const drafts = createDrafts<DeckContent>(browserDatabases())
const saveCall: SaveCall<DeckContent> = { name: 'deck', call: api.decks.update }

export interface OpenQuestion extends Question<DeckContent, MergeConflict> {
  readonly answer: (content: DeckContent) => void
}

/** Loads a deck and keeps its session open while the caller is mounted; starts at the URL's slide. */
export function useSession(deckId: string) {
  const t = useWords('editor')
  const client = useQueryClient()
  const userId = useUser()._id
  const [opened, setOpened] = useState<{ readonly session: Session; readonly id: string } | null>(null)
  const [deck, setDeck] = useState<Deck | null>(null)
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  // The session owns the draft: this query only loads it, once per visit.
  const loading = useQuery({
    queryKey: queryKeys('decks').one(deckId, 'show'),
    queryFn: ({ signal }) => askDeck(deckId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const loaded = loading.data
  useEffect(() => {
    if (!loaded) return
    let left = false
    let session: Session | null = null
    let disconnect = () => {}
    announceTab()
    const fetchNewest = async () => (await api.decks.show({ params: { id: loaded.id } })).deck
    const open = async () => {
      session = await openSession(loaded, {
        userId,
        tabId,
        drafts,
        openTabs,
        send: createSend(api, loaded.id, saveCall),
        ask: (conflict) =>
          new Promise((resolve) => {
            setQuestion({
              ...conflict,
              answer: (content) => {
                setQuestion(null)
                resolve(content)
              },
            })
          }),
        onRecovered: () => toast({ title: t('recovered.title'), description: t('recovered.text') }),
        onSaved: () => void client.invalidateQueries({ queryKey: queryKeys('decks').lists, refetchType: 'none' }),
      })
      if (left) return session.stop()
      const { store } = session
      store.goToId(slideInUrl())
      disconnect = connectSession(
        `deckle-deck-${loaded.id}`,
        session.autosave,
        (onChange) => store.subscribe(onChange),
        fetchNewest,
      )
      setDeck(loaded)
      setOpened({ session, id: loaded.id })
    }
    void open()
    return () => {
      left = true
      disconnect()
      session?.stop()
      setOpened(null)
      setQuestion(null)
    }
  }, [loaded, userId, client, t])
  const session = opened?.id === deckId ? opened.session : null
  return {
    session,
    deck: deck?.id === deckId ? deck : null,
    setDeck,
    question,
    error: loading.error,
    retry: () => void loading.refetch(),
    isRetrying: loading.isRefetching,
  }
}
