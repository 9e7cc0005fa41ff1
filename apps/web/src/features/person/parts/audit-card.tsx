import { licenseTypes } from '@deckle/core/access/access.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { api } from '../../../lib/api.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { auditQuery } from '../queries.ts'

type Line = Awaited<ReturnType<typeof api.users.audit>>['entries'][number]
const rowsOf = ({ entries }: { readonly entries: readonly Line[] }) => entries

/** Translated audit actions; others are shown by their name. */
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
  'user.factor_add': 'acts.factorAdd',
  'user.factor_remove': 'acts.factorRemove',
  'user.factor_reset': 'acts.factorReset',
  'user.recovery_codes': 'acts.recoveryCodes',
  'user.authtoken_revoke': 'acts.tokenRevoked',
  'user.email_asked': 'acts.emailAsked',
  'user.email': 'acts.email',
  'client.owner': 'acts.owner',
  'client.act': 'acts.act',
  'client.act_end': 'acts.actEnd',
  'user.delete_asked': 'acts.deleteAsked',
  'user.delete_cancelled': 'acts.deleteCancelled',
  'user.directory': 'acts.directory',
  'user.linked': 'acts.linked',
  'user.import': 'acts.import',
  'user.state': 'acts.state',
  'user.tag': 'acts.tag',
} as const

/** Audit entries about the person. */
export function AuditCard({ id }: { readonly id: string }) {
  const words = useWords('person')
  const format = useFormatter()
  const list = usePagedList(auditQuery(id), rowsOf)
  const actOf = ({ action }: Line): string => (action in acts ? words(acts[action as keyof typeof acts]) : action)
  const licenceOf = ({ action, detail }: Line): string => {
    const [from, to] = [detail['from'] ?? detail['before'], detail['to'] ?? detail['license']].map((type) =>
      licenseTypes.find((one) => one === type),
    )
    return action === 'user.license' && from && to ? `${words(`licenses.${from}`)} → ${words(`licenses.${to}`)}` : ''
  }
  return (
    <Card title={words('audit.title')}>
      <PagedRows list={list} empty={<p className="text-sm text-muted">{words('audit.none')}</p>}>
        {(rows) => (
          <ul className="flex flex-col divide-y divide-line">
            {rows.map((line) => (
              <li key={line.id} className="py-2 text-sm">
                <p className="wrap-anywhere">{[actOf(line), licenceOf(line)].filter(Boolean).join(': ')}</p>
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
