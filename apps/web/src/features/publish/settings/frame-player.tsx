import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { createLocalHost } from '@deckle/player/local-host.ts'
import { toPlayDeck } from '@deckle/player/play-deck.ts'
import { Player } from '@deckle/player/player.tsx'
import '../../../deck/player-styles.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mediaUrl, posterUrl } from '../../../deck/media-url.ts'
import { usePlayerWords } from '../../../deck/use-player-words.ts'
import { versionQuery } from '../../../deck/version-queries.ts'
import { LoadError } from '../../../lib/load-error.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'

/** Plays a published version here: marked on this device, told to nobody, counted nowhere. */
export function FramePlayer({ deckId, versionId }: { deckId: string; versionId: string }) {
  const version = useQuery(versionQuery(deckId, versionId))
  if (version.isPending) return <Skeleton className="p-4" />
  if (version.isError)
    return <LoadError error={version.error} onRetry={() => void version.refetch()} isRetrying={version.isRefetching} />
  return <Played content={version.data.content} />
}

const now = () => Date.now()

function Played({ content }: { content: DeckContent }) {
  const { branding, license } = useUser()
  const deck = useMemo(() => {
    const { poweredBy, customLogo } = plans[license.plan]
    return toPlayDeck(
      content,
      { deckId: 'preview', versionId: 'preview', shortid: '' },
      { poweredBy, brand: { name: branding.name, logo: customLogo ? branding.logo : '' } },
    )
  }, [content, branding, license.plan])
  const host = useMemo(() => createLocalHost(content, { now, imageUrl: posterUrl, fileUrl: mediaUrl }), [content])
  return <Player deck={deck} host={host} words={usePlayerWords(content.language)} />
}
