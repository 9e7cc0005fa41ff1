import { plans } from '@deckle/core/plan/plan.ts'
import { toPlayDeck } from '@deckle/player/deck/play-deck.ts'
import type { PlayDeck } from '@deckle/player/hosts/host.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import type { Version } from '../versions.ts'
import { uploadLimitOf } from './published-deck.ts'
import { findPublicationOf } from './queries.ts'

/** A version as it is played in a course: whether and how the deck is published does not matter. */
export async function courseDeck(
  deps: Pick<Deps, 'pool'>,
  version: Version,
  { language, isExam }: { readonly language: string | undefined; readonly isExam: boolean },
): Promise<PlayDeck> {
  const { clientId, deckId, content } = version
  const row = await findPublicationOf(deps.pool, clientId, deckId)
  if (!row) throw refuse('gone')
  const { branding, plan, max_space } = row
  const deck = toPlayDeck(
    content,
    { deckId, versionId: version.id, shortid: '' },
    {
      language: language ?? content.language,
      poweredBy: false,
      uploadLimit: uploadLimitOf(content, max_space),
      brand: { name: branding.name, logo: plans[plan].customLogo ? branding.logo : '' },
    },
  )
  return isExam ? withoutVerdicts(deck) : deck
}

/** Nothing is told after an answer: the player does not wait for it. */
const withoutVerdicts = (deck: PlayDeck): PlayDeck => ({
  ...deck,
  feedback: false,
  slides: deck.slides.map((slide) => ({
    ...slide,
    reply: slide.asksNext ? ('next' as const) : slide.reply === 'verdict' ? ('none' as const) : slide.reply,
  })),
})
