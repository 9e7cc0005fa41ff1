import { Card } from '@deckle/ui/layout/card.tsx'
import type { api } from '../../../lib/api.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { auditQuery } from '../queries.ts'

type Line = Awaited<ReturnType<typeof api.users.audit>>['entries'][number]
const rowsOf = ({ entries }: { readonly entries: readonly Line[] }) => entries

/** Audit entries about the person. */
export function AuditCard({ id, createdAt }: { readonly id: string; readonly createdAt: string }) {
  const words = useWords('person')
  const format = useFormatter()
  const list = usePagedList(auditQuery(id), rowsOf)
  return (
    <Card title={words('audit.title')}>
      <PagedRows
        list={list}
        empty={
          <p className="text-sm text-muted">
            {words('audit.none', { day: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }) })}
          </p>
        }
      >
        {(rows) => (
          <ul className="flex flex-col divide-y divide-line">
            {rows.map((line) => (
              <li key={line.id} className="py-2 text-sm">
                <p className="wrap-anywhere">{line.text}</p>
                <p className="text-xs text-muted wrap-anywhere">
                  {[
                    line.actor?.name ?? words('audit.nobody'),
                    ...(line.by === null ? [] : [words('audit.by', { name: line.by })]),
                    format.dateTime(new Date(line.at), { dateStyle: 'medium', timeStyle: 'short' }),
                  ].join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </Card>
  )
}
