import type { Invite } from '@deckle/contract/publication.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import type { PagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { InvitePage } from './invites-query.ts'

export function InviteTable({ list }: { list: PagedList<Invite, InvitePage> }) {
  const t = useWords('publication')
  const format = useFormatter()
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <PagedTable
      label={t('invites.title')}
      list={list}
      loading={<Skeleton kind="table" count={3} />}
      total={list.firstPage?.total}
      rowKey={(row) => row.id}
      columns={[
        {
          name: t('invites.label'),
          className: 'wrap-break-word',
          cell: (row) => (
            <>
              {row.label || <span className="text-muted">{t('invites.noLabel')}</span>}
              <span className="hidden text-xs text-muted phone:block">{moment(row.createdAt)}</span>
            </>
          ),
        },
        {
          name: t('invites.made'),
          headClassName: 'phone:hidden',
          className: 'phone:hidden',
          cell: (row) => moment(row.createdAt),
        },
        {
          name: t('invites.state'),
          className: '',
          cell: (row) =>
            row.usedAt ? (
              <Badge tone="success">{t('invites.usedAt', { when: moment(row.usedAt) })}</Badge>
            ) : (
              <Badge>{t('invites.unused')}</Badge>
            ),
        },
      ]}
    />
  )
}
