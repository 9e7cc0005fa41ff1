import { playLeadForm } from '@deckle/player/deck/play-lead-form.ts'
import { DeckPlayer } from '@deckle/player/view/lead/deck-player.tsx'
import type { PlayerProps } from '@deckle/player/view/player.tsx'
import { useEffect, useMemo } from 'react'
import { useLeadWords } from '../../../deck/stage/use-lead-words.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import type { ShownDeck } from '../queries.ts'

interface AskingPlayerProps extends PlayerProps {
  readonly form: NonNullable<ShownDeck['leadForm']>
  readonly onShown: () => void
}

/** Plays a deck with its lead form, prefilled for the learner. Loaded only where the course shows the form. */
export function AskingPlayer({ form, onShown, deck, ...props }: AskingPlayerProps) {
  const { first_name, last_name, email } = useUser()
  const name = `${first_name} ${last_name}`.trim()
  const words = useLeadWords(deck.language)
  const asking = useMemo(() => {
    const leadForm = playLeadForm(form, words)
    return leadForm ? { ...deck, leadForm: { ...leadForm, person: { name, email } } } : deck
  }, [deck, form, words, name, email])
  useEffect(onShown, [onShown])
  return <DeckPlayer {...props} deck={asking} />
}
