import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck, ShownEnding } from '../host.ts'
import type { PlayState } from '../machine.ts'

/** What the view of an ending is given. */
export interface EndingProps {
  readonly deck: PlayDeck
  readonly ending: ShownEnding
  readonly answers: PlayState['answers']
  readonly words: PlayerWords
}
