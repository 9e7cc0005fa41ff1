import type { ArticleRow } from '@deckle/contract/articles.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { isInMonth, keyOf, type ScheduleEntry } from './entries.ts'
import { Entry } from './entry.tsx'
import type { Month } from './month.ts'

interface AgendaProps {
  readonly entries: readonly ScheduleEntry[]
  readonly month: Month
  readonly onMove: (row: ArticleRow) => void
}

/** What comes and goes in the month, day by day. */
export function Agenda({ entries, month, onMove }: AgendaProps) {
  const t = useWords('blogging')
  const format = useFormatter()
  const days = new Map<string, ScheduleEntry[]>()
  for (const entry of entries.filter((one) => isInMonth(one, month))) {
    const day = new Date(entry.at).toDateString()
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return (
    <ol aria-label={t('schedule.days')} className="flex flex-col gap-4">
      {[...days].map(([day, ofDay]) => (
        <li key={day} className="flex flex-col gap-1">
          <h3 className="text-sm font-strong">
            {format.dateTime(new Date(day), { weekday: 'long', day: 'numeric', month: 'long' })}
          </h3>
          {ofDay.map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} onMove={onMove} />
          ))}
        </li>
      ))}
    </ol>
  )
}
