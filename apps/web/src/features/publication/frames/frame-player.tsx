import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { framed } from '@deckle/player/entries/frame-messages.ts'
import { createLocalHost } from '@deckle/player/hosts/local-host.ts'
import { toPlayDeck } from '@deckle/player/deck/play-deck.ts'
import { DeckPlayer } from '@deckle/player/view/lead/deck-player.tsx'
import '../../../deck/stage/player-styles.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mediaUrl, posterUrl } from '../../../deck/media-url.ts'
import { usePlayerWords } from '../../../deck/stage/use-player-words.ts'
import { useWithLeadForm } from '../../../deck/stage/use-with-lead-form.ts'
import { versionQuery } from '../../../deck/version-queries.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'

/**
 * Plays a published version, marked on this device; nothing is sent or counted. With `frameOf`, the page's own element, it
 * reports its height to the framing page as the public page for other sites does.
 */
export function FramePlayer({ deckId, versionId, frameOf }: FramePlayerProps) {
  const version = useQuery(versionQuery(deckId, versionId))
  if (version.isPending) return <Skeleton className="p-4" />
  if (version.isError)
    return <LoadError error={version.error} onRetry={() => void version.refetch()} isRetrying={version.isRefetching} />
  return <Played content={version.data.content} deckId={deckId} frameOf={frameOf} />
}

interface FramePlayerProps {
  readonly deckId: string
  readonly versionId: string
  readonly frameOf?: HTMLElement
}

const now = () => Date.now()

function Played({ content, deckId, frameOf }: { content: DeckContent; deckId: string; frameOf?: HTMLElement }) {
  const { branding, license } = useUser()
  const played = useMemo(() => {
    const { poweredBy, customLogo } = plans[license.plan]
    return toPlayDeck(
      content,
      { deckId: 'preview', versionId: 'preview', shortid: '' },
      {
        poweredBy,
        brand: { name: branding.name, logo: customLogo ? branding.logo : '' },
      },
    )
  }, [content, branding, license.plan])
  const deck = useWithLeadForm(played, content)
  const host = useMemo(() => {
    const local = createLocalHost(content, { now, imageUrl: posterUrl, fileUrl: mediaUrl })
    return frameOf ? framed(local, frameOf, deckId) : local
  }, [content, deckId, frameOf])
  return <DeckPlayer deck={deck} host={host} words={usePlayerWords(content.language)} />
}
