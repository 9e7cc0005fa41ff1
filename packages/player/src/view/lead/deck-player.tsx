import { Player, type PlayerProps } from '../player.tsx'
import { LeadFirst } from './lead-first.tsx'

/** Plays a deck: its form comes first where it is asked for at the start. */
export function DeckPlayer(props: PlayerProps) {
  return props.deck.leadForm?.when === 'start' ? <LeadFirst {...props} /> : <Player {...props} />
}
