import type { PlayDeck } from '../../hosts/host.ts'
import { Player } from '../player.tsx'
import { LeadFirst } from './lead-first.tsx'

/** What draws a deck: its form comes first where it is asked for at the start. */
export const playerOf = ({ leadForm }: Pick<PlayDeck, 'leadForm'>): typeof Player =>
  leadForm?.when === 'start' ? LeadFirst : Player
