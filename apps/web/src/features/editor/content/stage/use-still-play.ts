import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { type StillPlay, stillPlay } from '@deckle/player/deck/still-play.ts'
import { useMemo } from 'react'
import { useUser } from '../../../../lib/session/auth-state.ts'

/** The player's state around the slide: as for a visitor who arrives at this slide. */
export function useStillPlay(content: DeckContent, slide: Slide, language?: Language): StillPlay {
  const { branding, license } = useUser()
  return useMemo(() => {
    const { poweredBy, customLogo } = plans[license.plan]
    return stillPlay(content, slide, {
      ...(language && { language }),
      poweredBy,
      uploadLimit: spaceLimit(license.maxSpace),
      brand: { name: branding.name, logo: customLogo ? branding.logo : '' },
    })
  }, [content, slide, language, branding, license])
}
