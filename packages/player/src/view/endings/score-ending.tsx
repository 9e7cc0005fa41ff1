import type { EndingProps } from './ending-props.ts'
import { OutcomeCard } from './parts/outcome-card.tsx'
import { Review } from './parts/review.tsx'
import { Score } from './parts/score.tsx'
import { Thanks } from './thanks.tsx'

/** Thanks where nothing could be earned. */
export function ScoreEnding(props: EndingProps) {
  if (props.ending.percentage === null) return <Thanks {...props} />
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
