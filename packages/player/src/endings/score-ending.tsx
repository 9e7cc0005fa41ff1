import type { EndingProps } from './ending-props.ts'
import { OutcomeCard } from './outcome-card.tsx'
import { Review } from './review.tsx'
import { Score } from './score.tsx'

/** Score, passed or not, what that comes to, and the review. */
export function ScoreEnding(props: EndingProps) {
  return (
    <>
      <h2 className="dk-heading" tabIndex={-1}>
        {props.words.score}
      </h2>
      <Score {...props} />
      <OutcomeCard {...props} />
      <Review {...props} />
    </>
  )
}
