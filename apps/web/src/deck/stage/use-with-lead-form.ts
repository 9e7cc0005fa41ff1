import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckTextsIn } from '@deckle/core/deck/texts/localise.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { playLeadForm } from '@deckle/player/deck/play-lead-form.ts'
import type { PlayDeck } from '@deckle/player/hosts/host.ts'
import { useMemo } from 'react'
import { useUser } from '../../lib/session/auth-state.ts'
import { useLeadWords } from './use-lead-words.ts'

/** The deck with its lead form, where it has one that the client's plan shows. */
export function useWithLeadForm(deck: PlayDeck, content: DeckContent): PlayDeck {
  const { leads } = plans[useUser().license.plan]
  const words = useLeadWords(deck.language)
  return useMemo(() => {
    const leadForm = leads ? playLeadForm(deckTextsIn(content, deck.language).leadForm, words) : undefined
    return leadForm ? { ...deck, leadForm } : deck
  }, [deck, content, words, leads])
}
