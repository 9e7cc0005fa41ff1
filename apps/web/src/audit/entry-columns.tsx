import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import type { api } from '../lib/api.ts'
import type { Column } from '../lib/list/paged-table.tsx'
import { useFormatter, useWords } from '../words/use-words.ts'

export type AuditEntry = Awaited<ReturnType<typeof api.audit.list>>['entries'][number]

/** What a log shows of each entry: when, what, who, on what, and from where. */
export function useEntryColumns(): readonly Column<AuditEntry>[] {
  const words = useWords('audit')
  const format = useFormatter()
  return [
    {
      name: words('columns.text'),
      className: 'min-w-48 wrap-break-word',
      cell: ({ text }) => <span className="py-1.5">{text}</span>,
    },
    { name: words('columns.subject'), cell: ({ subject }) => <Subject subject={subject} /> },
    {
      name: words('columns.actor'),
      className: 'max-w-64 min-w-36 wrap-break-word',
      cell: (entry) => <Who entry={entry} />,
    },
    {
      name: words('columns.at'),
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      ),
    },
    { name: words('columns.address'), cell: ({ address }) => address || '–' },
  ]
}

function Subject({ subject }: Pick<AuditEntry, 'subject'>) {
  if (!subject) return '–'
  return subject.link === null ? subject.name : <TextLink href={subject.link}>{subject.name}</TextLink>
}

/** The actor, and the operator who acted for them if any. */
function Who({ entry: { actor, by } }: { readonly entry: AuditEntry }) {
  const words = useWords('audit')
  return (
    <span className="flex flex-col">
      {actor === null ? (
        words('system')
      ) : actor.id === null ? (
        actor.name
      ) : (
        <TextLink href={`/people/${actor.id}`}>{actor.name}</TextLink>
      )}
      {by !== null && <span className="text-xs text-muted">{words(by === '' ? 'byDeleted' : 'by', { name: by })}</span>}
    </span>
  )
}
