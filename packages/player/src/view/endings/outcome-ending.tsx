import type { EndingProps } from './ending-props.ts'
import { OutcomeCard } from './parts/outcome-card.tsx'
import { TagTable } from './parts/tag-table.tsx'
import { Thanks } from './thanks.tsx'

/** The outcome, then the tags' shares; thanks where there is neither. The points that decide the outcome are not shown. */
export function OutcomeEnding(props: EndingProps) {
  const { ending, words } = props
  if (!ending.outcome && ending.tags.length === 0) return <Thanks {...props} />
  return (
    <>
      {!ending.outcome && (
        <h2 className="dk-heading" tabIndex={-1}>
          {words.yourResult}
        </h2>
      )}
      <OutcomeCard isMain {...props} />
      <TagTable {...props} hasPoints={false} />
    </>
  )
}
