import type { ArticleRow } from '@deckle/contract/articles.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { ScheduleEntry } from './entries.ts'
import { canMove } from './use-reschedule.ts'

interface EntryProps {
  readonly entry: ScheduleEntry
  readonly onMove: (row: ArticleRow) => void
}

const looks = {
  movable: 'cursor-grab border-brand-edge',
  comes: 'border-line',
  goes: 'border-dashed border-edge bg-canvas',
} as const

/** An article that comes or goes on a day; what is to come has the way to another day. */
export function Entry({ entry: { kind, at, row }, onMove }: EntryProps) {
  const t = useWords('blogging')
  const articles = useWords('articles')
  const format = useFormatter()
  const name = row.title || articles('untitled')
  const time = format.dateTime(new Date(at), { timeStyle: 'short' })
  const isMovable = kind === 'comes' && canMove(row)
  return (
    <span
      draggable={isMovable}
      onDragStart={(event) => event.dataTransfer.setData('text/x-article', row.id)}
      className={`flex items-start gap-1 rounded-sm border p-1 text-xs ${looks[isMovable ? 'movable' : kind]}`}
    >
      <Link
        href={`/articles/${row.id}/edit`}
        className="min-w-0 flex-1 rounded-sm text-ink no-underline wrap-anywhere hover:underline"
      >
        <time dateTime={at} className="text-muted">
          {time}
        </time>{' '}
        {name}
        <span className="block text-muted">
          {kind === 'goes' ? t('schedule.goes') : articles(`status.${row.status}`)}
        </span>
      </Link>
      {isMovable && (
        <IconButton
          size="sm"
          label={t('schedule.moveOf', { name })}
          icon={<CalendarClock />}
          onPress={() => onMove(row)}
        />
      )}
    </span>
  )
}
