import type { ArticleRow } from '@deckle/contract/articles.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { canMove } from './use-reschedule.ts'

interface EntryProps {
  readonly row: ArticleRow
  readonly onMove: (row: ArticleRow) => void
}

/** An article of a day, with the way to another. */
export function Entry({ row, onMove }: EntryProps) {
  const t = useWords('blogging')
  const articles = useWords('articles')
  const format = useFormatter()
  const name = row.title || articles('untitled')
  const time = format.dateTime(new Date(row.publish_at ?? row.createdAt), { timeStyle: 'short' })
  const isMovable = canMove(row)
  return (
    <span
      draggable={isMovable}
      onDragStart={(event) => event.dataTransfer.setData('text/x-article', row.id)}
      className={`flex items-start gap-1 rounded-sm border p-1 text-xs ${isMovable ? 'cursor-grab border-brand-edge' : 'border-line'}`}
    >
      <Link
        href={`/articles/${row.id}/edit`}
        className="min-w-0 flex-1 rounded-sm text-ink no-underline wrap-anywhere hover:underline"
      >
        <time dateTime={row.publish_at ?? ''} className="text-muted">
          {time}
        </time>{' '}
        {name}
        <span className="block text-muted">{articles(`status.${row.status}`)}</span>
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
