import { type CaseState, type Decision, socialLimits } from '@deckle/core/social/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { bottomBar } from '@deckle/ui/overlays/bottom-bar.ts'
import { X } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { decisionsIn, wordOf } from './decisions-in.ts'

interface ChosenBarProps {
  readonly state: CaseState
  readonly count: number
  readonly onClear: () => void
  readonly onDecide: (decision: Decision) => void
}

/** How many are chosen, and what can be decided about all of them. */
export function ChosenBar({ state, count, onClear, onDecide }: ChosenBarProps) {
  const words = useWords('moderation')
  const isTooMany = count > socialLimits.decided
  return (
    <section
      ref={bottomBar}
      aria-label={words('chosenBar')}
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 shadow-lg phone:bottom-16"
    >
      <output className="text-sm font-strong">{words('chosen', { count })}</output>
      <IconButton size="sm" label={words('clear')} icon={<X />} onPress={onClear} />
      {isTooMany && <span className="text-sm text-muted">{words('most', { most: String(socialLimits.decided) })}</span>}
      <span className="ms-auto flex flex-wrap gap-2">
        {decisionsIn[state].map((decision) => (
          <Button
            key={decision}
            variant={decision === 'hide' ? 'primary' : 'secondary'}
            isDisabled={isTooMany}
            onPress={() => onDecide(decision)}
          >
            {words(wordOf(decision, state))}
          </Button>
        ))}
      </span>
    </section>
  )
}
