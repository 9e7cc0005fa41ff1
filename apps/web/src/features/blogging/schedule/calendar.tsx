import type { ArticleRow } from '@deckle/contract/articles.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { keyOf, type ScheduleEntry } from './entries.ts'
import { Entry } from './entry.tsx'
import { isSameDay, type Month } from './month.ts'
import { canMove } from './use-reschedule.ts'

interface CalendarProps {
  readonly days: readonly Date[]
  readonly month: Month
  readonly today: Date
  readonly entries: readonly ScheduleEntry[]
  readonly onMove: (row: ArticleRow) => void
  readonly onDrop: (row: ArticleRow, day: Date) => void
}

/** Weeks below each other. What is scheduled to come is dragged to another day, or moved by its button. */
export function Calendar({ days, month, today, entries, onMove, onDrop }: CalendarProps) {
  const t = useWords('blogging')
  const format = useFormatter()
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  const drop = (id: string, day: Date) => {
    const entry = entries.find(({ kind, row }) => kind === 'comes' && row.id === id)
    if (entry && canMove(entry.row) && !isSameDay(new Date(entry.at), day)) onDrop(entry.row, day)
  }
  return (
    <table className="w-full table-fixed border-collapse" aria-label={t('tabs.schedule')}>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day.getDay()} scope="col" className="p-1 text-start text-xs font-strong text-muted">
              {format.dateTime(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.toISOString()}>
            {week.map((day) => (
              <td
                key={day.toISOString()}
                className={`h-24 border border-line p-1 align-top ${day.getMonth() + 1 === month.month ? '' : 'bg-canvas'}`}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault()
                  drop(event.dataTransfer.getData('text/x-article'), day)
                }}
              >
                <time
                  dateTime={day.toDateString()}
                  aria-current={isSameDay(day, today) ? 'date' : undefined}
                  className={`text-xs ${isSameDay(day, today) ? 'font-strong text-brand-text' : 'text-muted'}`}
                >
                  {format.number(day.getDate())}
                </time>
                <ul className="flex flex-col gap-1">
                  {entries
                    .filter(({ at }) => isSameDay(new Date(at), day))
                    .map((entry) => (
                      <li key={keyOf(entry)}>
                        <Entry entry={entry} onMove={onMove} />
                      </li>
                    ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
