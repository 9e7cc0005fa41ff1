import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { api } from '../../../lib/api.ts'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { signingKeysQuery } from './queries.ts'
import { RotateKey } from './rotate-key.tsx'

type KeysPage = Awaited<ReturnType<typeof api.certificates.keys>>
type SigningKey = KeysPage['certificate_keys'][number]

const rowsOf = ({ certificate_keys }: KeysPage) => certificate_keys

/** The keys that certificates were signed with, the one in use first. */
export function KeysTab() {
  const words = useWords('organisation')
  const isActing = useUser().acting != null
  const list = usePagedList(signingKeysQuery, rowsOf)
  const hasKeys = (list.rows?.length ?? 0) > 0
  return (
    <Card
      title={words('keys.title')}
      description={words('keys.text')}
      action={hasKeys && !isActing && <RotateKey />}
      padding="none"
    >
      <PagedTable
        label={words('keys.title')}
        list={list}
        rowKey={({ id }) => id}
        columns={useColumns()}
        empty={
          <EmptyState illustration="inbox" title={words('keys.none')}>
            {words('keys.noneText')}
          </EmptyState>
        }
      />
    </Card>
  )
}

function useColumns(): readonly Column<SigningKey>[] {
  const words = useWords('organisation')
  const format = useFormatter()
  const moment = (at: string) => (
    <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
  )
  return [
    {
      name: words('keys.key'),
      className: 'min-w-48 wrap-break-word',
      cell: ({ publicKey }) => <code className="text-xs">{publicKey}</code>,
    },
    {
      name: words('keys.state'),
      className: 'whitespace-nowrap',
      cell: ({ retiredAt }) =>
        retiredAt === null ? (
          <Badge tone="success">{words('keys.inUse')}</Badge>
        ) : (
          <Badge>{words('keys.retired')}</Badge>
        ),
    },
    { name: words('keys.created'), cell: ({ createdAt }) => moment(createdAt) },
    { name: words('keys.replaced'), cell: ({ retiredAt }) => (retiredAt === null ? '–' : moment(retiredAt)) },
  ]
}
