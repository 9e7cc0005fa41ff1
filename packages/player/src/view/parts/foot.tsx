import { fill } from '@deckle/slides/parts/answers/fill.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck } from '../../hosts/host.ts'
import type { PlayStep } from '../../deck/step.ts'

interface FootProps {
  readonly deck: PlayDeck
  readonly index: number
  readonly step: PlayStep
  readonly sending: boolean
  readonly words: PlayerWords
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onContinue: () => void
}

export function Foot({ deck, index, step, sending, words, onBack, onNext, onContinue }: FootProps) {
  const main = step.slide?.interaction === 'none' || (step.answered && (!sending || step.canContinue))
  const label = step.isLast ? words.finish : words.continue
  return (
    <div className="dk-foot">
      {deck.navEnabled && (
        <button
          type="button"
          className="dk-step dk-back-step"
          disabled={!step.canBack}
          aria-label={words.back}
          onClick={onBack}
        >
          <Chevron />
        </button>
      )}
      <p className="dk-where">
        {fill(words.slideOf, { n: index + 1, m: deck.slides.length })}
        {step.remaining > 0 && <span className="dk-left">{fill(words.secondsLeft, { n: step.remaining })}</span>}
        {sending && <span className="dk-left">{words.sending}</span>}
      </p>
      {main && (
        <button type="button" className="dk-button dk-main" disabled={!step.canContinue} onClick={onContinue}>
          {label}
        </button>
      )}
      {!main && deck.navEnabled && deck.jumpAhead && (
        <button type="button" className="dk-step" disabled={!step.canNext} aria-label={words.next} onClick={onNext}>
          <Chevron />
        </button>
      )}
    </div>
  )
}

function Chevron() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m9 5 7 7-7 7" />
    </svg>
  )
}
