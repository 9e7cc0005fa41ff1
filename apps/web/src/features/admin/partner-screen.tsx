import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import type { api } from '../../lib/api.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { Page } from '../../lib/screen/page.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { NewClientDialog } from './parts/new-client-dialog.tsx'
import { SearchList, useAdminSearch } from './parts/search-list.tsx'
import { openedQuery } from './queries.ts'

const rowsOf = ({ clients }: Awaited<ReturnType<typeof api.operators.clients>>) => clients

/** For Admins of a partner: the clients that it opened. */
export function PartnerScreen() {
  const words = useWords('operators')
  const [isOpening, setOpening] = useState(false)
  const isPartner = useUser().license.plan === 'partner'
  return (
    <Page>
      <PageHeader
        title={words('partner.title')}
        description={isPartner ? words('partner.intro') : undefined}
        actions={
          isPartner && (
            <Button variant="primary" icon={<Plus />} onPress={() => setOpening(true)}>
              {words('create.open')}
            </Button>
          )
        }
      />
      {isOpening && <NewClientDialog onClose={() => setOpening(false)} />}
      {isPartner ? (
        <Clients />
      ) : (
        <EmptyState illustration="inbox" title={words('partner.none')}>
          {words('partner.noneText')}
        </EmptyState>
      )}
    </Page>
  )
}

function Clients() {
  const words = useWords('operators')
  const plans = useWords('deck')
  const format = useFormatter()
  const list = usePagedList(openedQuery(useAdminSearch()), rowsOf)
  return (
    <SearchList
      label={words('partner.title')}
      list={list}
      rowKey={(client) => client.id}
      searchLabel={words('partner.search')}
      empty={{ title: words('partner.empty'), text: words('partner.emptyText'), found: words('partner.notFound') }}
      columns={[
        {
          name: words('people.client'),
          cell: (client) => (
            <span className="flex flex-wrap items-center gap-2">
              <Link
                href={`/partner/clients/${client.id}`}
                className="rounded-sm text-ink underline underline-offset-3 touch:inline-flex touch:min-h-11 touch:items-center"
              >
                {client.name}
              </Link>
              {client.suspendedAt && <Badge tone="danger">{words('client.suspended')}</Badge>}
            </span>
          ),
        },
        { name: words('plan.plan'), cell: ({ plan }) => plans(`plans.${plan}`) },
        {
          name: words('client.address'),
          cell: ({ slug }) => (slug === null ? words('client.noAddress') : `/${slug}/login`),
        },
        {
          name: words('client.since'),
          align: 'end',
          cell: (client) => (
            <span className="whitespace-nowrap">
              {format.dateTime(new Date(client.createdAt), { dateStyle: 'medium' })}
            </span>
          ),
        },
      ]}
    />
  )
}
