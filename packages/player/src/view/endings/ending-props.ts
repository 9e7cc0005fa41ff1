import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck, PlayerHost, ShownEnding } from '../../hosts/host.ts'
import type { PlayState } from '../../deck/machine.ts'

/** What the view of an ending is given. */
export interface EndingProps {
  readonly deck: PlayDeck
  readonly ending: ShownEnding
  readonly answers: PlayState['answers']
  /** What was told of them at once. */
  readonly verdicts: PlayState['verdicts']
  readonly words: PlayerWords
  readonly imageUrl: PlayerHost['imageUrl']
  readonly fileUrl: PlayerHost['fileUrl']
  /** Told when an address is opened. */
  readonly onLink: (slideId: string | null) => void
}
