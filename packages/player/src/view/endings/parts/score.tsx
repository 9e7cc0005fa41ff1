import { fill } from '@deckle/slides/parts/answers/fill.ts'
import { numbersIn } from '@deckle/slides/parts/answers/number-with-unit.ts'
import type { EndingProps } from '../ending-props.ts'

/** The percentage as a ring; the number of right answers, or points where nothing is right or wrong; passed or not. */
export function Score({ deck, ending, words }: Pick<EndingProps, 'deck' | 'ending' | 'words'>) {
  const { judged, correct, earned, possible, passed } = ending
  const percentage = Math.round(ending.percentage ?? 0)
  const points = (value: number) => value.toLocaleString(numbersIn(deck.language), { maximumFractionDigits: 2 })
  return (
    <div className="dk-score">
      <div className="dk-ring" ref={(element) => element?.style.setProperty('--p', String(percentage))}>
        <strong>{percentage}%</strong>
      </div>
      <p className="dk-lead">
        {judged > 0
          ? fill(words.rightOf, { n: correct, m: judged })
          : `${words.points}: ${fill(words.outOf, { n: points(earned), m: points(possible) })}`}
        {passed !== null && (
          <span className={`dk-badge ${passed ? 'dk-ok' : 'dk-no'}`}>{passed ? words.passed : words.failed}</span>
        )}
      </p>
    </div>
  )
}
