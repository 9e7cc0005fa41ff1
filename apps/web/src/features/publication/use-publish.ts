import type { Deck, DeckVersion } from '@deckle/contract/decks.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { versionQuery } from '../../deck/version-queries.ts'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type Action, useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import type { PublicationTabProps } from './publication-tab-props.ts'

export interface Publish {
  readonly isPublishing: boolean
  readonly isUnpublishing: boolean
  readonly error: Error | null
  /** Saves the draft first. True when it was published. */
  readonly publish: () => Promise<boolean>
  /** Undo publishes the draft again; not offered when the draft has changed since. */
  readonly unpublish: (outdated: boolean) => Promise<void>
}

export function usePublish({ deck, flush, setDeck }: Pick<PublicationTabProps, 'deck' | 'flush' | 'setDeck'>): Publish {
  const t = useWords('publication')
  const params = { id: deck.id }
  const shared = {
    onDone: (reply: { readonly deck: Deck }) => setDeck(reply.deck),
    failure: 'in place' as const,
    invalidates: [queryKeys('decks').one(deck.id, 'versions'), queryKeys('decks').lists, queryKeys('licenses').all],
  }
  const publishing = useAction({
    ...shared,
    call: (revision: number) => api.decks.publish({ params, body: { revision } }),
  })
  const unpublishing = useAction({ ...shared, call: () => api.decks.unpublish({ params }) })
  const publish = async (): Promise<boolean> => {
    const revision = await flush()
    if (revision === null) {
      toast({ tone: 'danger', title: t('notSaved') })
      return false
    }
    unpublishing.reset()
    return publishing.run(revision)
  }
  return {
    isPublishing: publishing.isPending,
    isUnpublishing: unpublishing.isPending,
    error: publishing.error ?? unpublishing.error,
    publish,
    unpublish: async (outdated) => {
      publishing.reset()
      if (!(await unpublishing.run())) return
      if (outdated) toast({ title: t('unpublished') })
      else toast.undo(t('unpublished'), () => void publish())
    },
  }
}

/** Makes a version the draft again, with undo. */
export function useRestoreVersion(
  deckId: string,
  putVersion: PublicationTabProps['putVersion'],
): Action<DeckVersion, unknown> {
  const t = useWords('publication')
  const client = useQueryClient()
  return useAction({
    call: (version: DeckVersion) => client.fetchQuery(versionQuery(deckId, version.id)),
    onDone: ({ content }, version) => {
      const { undo } = putVersion(content)
      toast.undo(t('versions.restored', { version: version.version }), () => {
        if (!undo()) toast({ title: t('versions.undoLater') })
      })
    },
  })
}
