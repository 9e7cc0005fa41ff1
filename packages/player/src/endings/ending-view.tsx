import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PlayDeck } from '../host.ts'
import { useEffect, useRef, useState } from 'react'
import type { PlayState } from '../machine.ts'
import type { EndingProps } from './ending-props.ts'
import { DistributionEnding } from './distribution-ending.tsx'
import { GameEnding } from './game-ending.tsx'
import { ScoreEnding } from './score-ending.tsx'

export interface EndingViewProps extends Pick<EndingProps, 'deck' | 'words'> {
  readonly state: PlayState
  readonly onAgain: () => void
}

/** What a finished deck shows (decisions.md §2, "Results"). Kinds without a view of their own show the score, where there is one. */
export function EndingView({ deck, state, words, onAgain }: EndingViewProps) {
  const { ending, answers } = state
  const isWaiting = ending === null
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector('h2')?.focus({ preventScroll: true }), [isWaiting])
  if (!ending) {
    return (
      <div className="dk-slide dk-end">
        <div className="dk-body" role="status">
          {!state.refusal && (
            <h2 className="dk-heading dk-waits" tabIndex={-1}>
              {words.sending}
            </h2>
          )}
        </div>
      </div>
    )
  }
  const Kind =
    ending.kind === 'distribution'
      ? DistributionEnding
      : ending.kind === 'game'
        ? GameEnding
        : ending.kind !== 'thanks' && ending.percentage !== null
          ? ScoreEnding
          : Thanks
  return (
    <div className="dk-slide dk-end">
      <div className="dk-body" ref={body}>
        <Kind deck={deck} ending={ending} answers={answers} words={words} />
        <div className="dk-acts">
          {deck.shortid && <Share deck={deck} words={words} />}
          <button type="button" className="dk-button dk-second" onClick={onAgain}>
            {words.again}
          </button>
        </div>
      </div>
    </div>
  )
}

function Thanks({ ending, words }: EndingProps) {
  return (
    <>
      <Tick />
      <h2 className="dk-heading dk-huge" tabIndex={-1}>
        {words.thanks}
      </h2>
      {ending.answered > 0 && <p className="dk-lead">{words.thanksMore}</p>}
    </>
  )
}

function Tick() {
  return (
    <svg className="dk-tick" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d="m15 25 6 6 12-13" />
    </svg>
  )
}

function Share({ deck, words }: { readonly deck: PlayDeck; readonly words: PlayerWords }) {
  const [done, setDone] = useState(false)
  const share = async () => {
    const url = `${location.origin}/play/${deck.shortid}`
    try {
      if ('share' in navigator) await navigator.share({ title: deck.name, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        setDone(true)
      }
    } catch {
      // The person closed the sheet, or the browser refused: nothing was shared, nothing to say.
    }
  }
  return (
    <button type="button" className="dk-button dk-main" onClick={() => void share()}>
      {done ? words.copied : words.share}
    </button>
  )
}
