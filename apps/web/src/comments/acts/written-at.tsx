import { useRelativeTime } from '../../deck/use-relative-time.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'

interface WrittenAtProps {
  readonly created: string
  readonly edited: string | null
}

/** "5 minutes ago · edited", with the exact times under the pointer. */
export function WrittenAt({ created, edited }: WrittenAtProps) {
  const words = useWords('comments')
  const format = useFormatter()
  const relative = useRelativeTime()
  const exact = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <span className="text-xs text-muted">
      <time dateTime={created} title={exact(created)}>
        {relative(created)}
      </time>
      {edited !== null && <span title={words('editedAt', { when: exact(edited) })}> · {words('edited')}</span>}
    </span>
  )
}
