import type { EndingProps } from './ending-props.ts'
import { OutcomeCard } from './outcome-card.tsx'
import { ScoreEnding } from './score-ending.tsx'
import { TagTable } from './tag-table.tsx'

/** What the answers come to, then the tags' shares; without an outcome the tags, the score, or thanks. */
export function OutcomeEnding(props: EndingProps) {
  const { ending, words } = props
  if (!ending.outcome && ending.tags.length === 0) return <ScoreEnding {...props} />
  return (
    <>
      {!ending.outcome && (
        <h2 className="dk-heading" tabIndex={-1}>
          {words.yourResult}
        </h2>
      )}
      <OutcomeCard isMain {...props} />
      <TagTable {...props} />
    </>
  )
}
