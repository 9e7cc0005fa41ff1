import type { EndingProps } from './ending-props.ts'
import { OutcomeCard } from './parts/outcome-card.tsx'
import { Radar, radarLabels } from './parts/radar.tsx'
import { Review } from './parts/review.tsx'
import { Score } from './parts/score.tsx'
import { ScoreEnding } from './score-ending.tsx'
import { TagTable } from './parts/tag-table.tsx'

/** A score per tag, from three tags on as a radar chart, always as a table; then the score and the review. */
export function RadarEnding(props: EndingProps) {
  const { ending, words } = props
  if (ending.tags.length === 0) return <ScoreEnding {...props} />
  const hasChart = ending.tags.length > 2
  const labels = radarLabels(ending.tags)
  return (
    <>
      <h2 className="dk-heading" tabIndex={-1}>
        {words.yourResult}
      </h2>
      <OutcomeCard {...props} />
      {hasChart && <Radar tags={ending.tags} words={words} labels={labels} />}
      <TagTable {...props} isNumbered={hasChart && labels === null} />
      {ending.percentage !== null && (
        <>
          <h3 className="dk-subhead">{words.score}</h3>
          <Score {...props} />
        </>
      )}
      <Review {...props} />
    </>
  )
}
