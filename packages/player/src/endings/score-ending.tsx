import { fill } from '@deckle/slides/parts/fill.ts'
import type { EndingProps } from './ending-props.ts'
import { Review } from './review.tsx'

/** Score, passed or not, and the review. */
export function ScoreEnding({ deck, ending, answers, words }: EndingProps) {
  const percentage = Math.round(ending.percentage ?? 0)
  return (
    <>
      <h2 className="dk-heading" tabIndex={-1}>
        {words.score}
      </h2>
      <div className="dk-score">
        <div className="dk-ring" ref={(element) => element?.style.setProperty('--p', String(percentage))}>
          <strong>{percentage}%</strong>
        </div>
        <p className="dk-lead">
          {fill(words.rightOf, {
            n: ending.correct,
            m: ending.possible > 0 ? markedOf(deck.slides) || ending.questions : ending.questions,
          })}
          {ending.passed !== null && (
            <span className={`dk-badge ${ending.passed ? 'dk-ok' : 'dk-no'}`}>
              {ending.passed ? words.passed : words.failed}
            </span>
          )}
        </p>
      </div>
      <Review deck={deck} ending={ending} answers={answers} words={words} />
    </>
  )
}

function markedOf(slides: EndingProps['deck']['slides']): number {
  return slides.filter((slide) => slide.reply === 'verdict').length
}
