import { useWords } from '../../../words/use-words.ts'
import { Mark } from './plan-value.tsx'

/** What the marks in the table say. */
export function Legend() {
  const words = useWords('plan-comparison')
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {(['more', 'less'] as const).map((difference) => (
        <span key={difference} className="inline-flex items-center gap-1">
          <Mark difference={difference} />
          {words(`value.${difference}`)}
        </span>
      ))}
    </p>
  )
}
