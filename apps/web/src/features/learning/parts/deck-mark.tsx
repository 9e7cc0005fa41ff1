import type { LearnerDeck } from '@deckle/contract/learning.ts'
import { Circle, CircleCheck, CircleDot, Lock } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'

/** How a deck stands: a sign, and the same in words for screen readers. */
export function DeckMark({ deck: { lock, completed, started } }: { readonly deck: LearnerDeck }) {
  const t = useWords('learning')
  const state = completed ? 'completed' : lock ? 'locked' : started ? 'started' : 'new'
  const Icon = { completed: CircleCheck, locked: Lock, started: CircleDot, new: Circle }[state]
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`size-4 shrink-0 ${completed ? 'text-success-text' : started && !lock ? 'text-brand-text' : 'text-faint'}`}
      />
      <span className="sr-only">{t(`deck.${state}`)}</span>
    </>
  )
}
