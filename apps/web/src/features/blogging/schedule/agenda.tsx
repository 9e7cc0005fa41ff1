import type { ArticleRow } from '@deckle/contract/articles.ts'
import { useFormatter } from '../../../words/use-words.ts'
import { Entry } from './entry.tsx'
import type { Month } from './month.ts'

interface AgendaProps {
  readonly articles: readonly ArticleRow[]
  readonly month: Month
  readonly onMove: (row: ArticleRow) => void
}

/** The month's articles, day by day. */
export function Agenda({ articles, month, onMove }: AgendaProps) {
  const format = useFormatter()
  const inMonth = articles.filter(
    ({ publish_at }) => publish_at !== null && new Date(publish_at).getMonth() + 1 === month.month,
  )
  const days = new Map<string, ArticleRow[]>()
  for (const row of inMonth) {
    const day = new Date(row.publish_at as string).toDateString()
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return (
    <ol className="flex flex-col gap-4">
      {[...days].map(([day, rows]) => (
        <li key={day} className="flex flex-col gap-1">
          <h3 className="text-sm font-strong">
            {format.dateTime(new Date(day), { weekday: 'long', day: 'numeric', month: 'long' })}
          </h3>
          {rows.map((row) => (
            <Entry key={row.id} row={row} onMove={onMove} />
          ))}
        </li>
      ))}
    </ol>
  )
}
