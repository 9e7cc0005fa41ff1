import { useFormatter } from '../../../words/use-words.ts'
import type { Entry } from '../queries.ts'
import { Sentence } from './sentence.tsx'

/** @param time how the moment is written; the hour and minute by default */
export function EntryLine({ entry, time }: { readonly entry: Entry; readonly time?: string }) {
  const format = useFormatter()
  const at = new Date(entry.at)
  return (
    <li className="flex items-baseline justify-between gap-4 py-1.5">
      <span className="min-w-0 wrap-anywhere">
        <Sentence entry={entry} />
      </span>
      <time dateTime={entry.at} className="shrink-0 text-xs text-muted tabular-nums">
        {time ?? format.dateTime(at, { timeStyle: 'medium' })}
      </time>
    </li>
  )
}
