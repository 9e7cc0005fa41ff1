import { Card } from '@deckle/ui/layout/card.tsx'
import type { api } from '../../../lib/api.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { auditQuery } from '../queries.ts'

type Line = Awaited<ReturnType<typeof api.users.audit>>['entries'][number]
const rowsOf = ({ entries }: { readonly entries: readonly Line[] }) => entries

/** Acts that have words; others are shown by their name. */
const acts = {
  'user.create': 'acts.create',
  'user.invite': 'acts.invite',
  'user.license': 'acts.license',
  'user.manager': 'acts.manager',
  'user.details': 'acts.details',
  'user.profile': 'acts.profile',
  'user.activate': 'acts.activate',
  'user.deactivate': 'acts.deactivate',
  'user.delete': 'acts.delete',
  'user.restore': 'acts.restore',
  'user.session_close': 'acts.session',
  'user.authtoken': 'acts.token',
  'user.authtoken_revoke': 'acts.tokenRevoked',
  'user.email_asked': 'acts.emailAsked',
  'user.email': 'acts.email',
  'client.owner': 'acts.owner',
} as const

/** What was changed, and by whom. */
export function AuditCard({ id }: { readonly id: string }) {
  const words = useWords('person')
  const format = useFormatter()
  const list = usePagedList(auditQuery(id), rowsOf)
  const actOf = ({ action }: Line): string => (action in acts ? words(acts[action as keyof typeof acts]) : action)
  return (
    <Card title={words('audit.title')}>
      <PagedRows list={list} empty={<p className="text-sm text-muted">{words('audit.none')}</p>}>
        {(rows) => (
          <ul className="flex flex-col divide-y divide-line">
            {rows.map((line) => (
              <li key={line.id} className="py-2 text-sm">
                <p className="wrap-anywhere">{actOf(line)}</p>
                <p className="text-xs text-muted wrap-anywhere">
                  {[
                    line.actor?.name ?? words('audit.nobody'),
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
