import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck, PlayerHost, ShownEnding } from '../../hosts/host.ts'
import type { PlayState } from '../../deck/play-state.ts'

export interface EndingProps {
  readonly deck: PlayDeck
  readonly ending: ShownEnding
  readonly answers: PlayState['answers']
  readonly verdicts: PlayState['verdicts']
  readonly words: PlayerWords
  readonly imageUrl: PlayerHost['imageUrl']
  readonly fileUrl: PlayerHost['fileUrl']
  readonly onLink: (slideId: string | null) => void
}
