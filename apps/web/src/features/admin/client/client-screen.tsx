import type { OperatedClient } from '@deckle/contract/operators.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { UsageOverview } from '../../../lib/usage/usage-overview.tsx'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { useIsOperator } from '../parts/use-is-operator.ts'
import { PeopleList } from '../parts/people-list.tsx'
import { clientQuery } from '../queries.ts'
import { ActButton } from './act-button.tsx'
import { BillingCard } from './billing-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { SsoDomains } from './sso-domains.tsx'
import { SuspendButton } from './suspend-button.tsx'

/** A client's plan, owner and usage; for Superadmins also its people. */
export function ClientScreen() {
  const words = useWords('operators')
  const admin = useWords('admin')
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, error, refetch, isFetching } = useQuery(clientQuery(id))
  const isOperator = useIsOperator()
  const above = isOperator
    ? [
        { label: admin('title'), href: '/admin' },
        { label: admin('tabs.clients'), href: '/admin?tab=clients' },
      ]
    : [{ label: words('partner.title'), href: '/partner/clients' }]
  usePageTitle(data?.name ?? '')
  return (
    <Page>
      <PageHeader
        breadcrumbs={<Breadcrumbs items={[...above, { label: data?.name ?? words('client.title') }]} />}
        title={data?.name ?? words('client.title')}
        badge={data?.suspendedAt && <Badge tone="danger">{words('client.suspended')}</Badge>}
        actions={
          data && (
            <>
              {data.can.act && <ActButton client={data} />}
              {isOperator && <JobsLink clientId={data.id} />}
              <SuspendButton client={data} />
            </>
          )
        }
      />
      {data && <Client client={data} />}
      {!data &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton kind="cards" count={2} />
        ))}
    </Page>
  )
}

function JobsLink({ clientId }: { clientId: string }) {
  const words = useWords('operations')
  return <LinkButton href={`/admin?tab=jobs&client=${clientId}`}>{words('jobs.ofClient')}</LinkButton>
}

function Client({ client }: { client: OperatedClient }) {
  const words = useWords('operators')
  const isOperator = useIsOperator()
  const format = useFormatter()
  return (
    <div className="flex flex-col gap-4">
      {client.suspendedAt && (
        <Callout
          tone="warning"
          title={words('client.suspendedSince', {
            date: format.dateTime(new Date(client.suspendedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        >
          {words('client.suspendedText')}
        </Callout>
      )}
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <About client={client} />
        <Use client={client} />
      </div>
      {isOperator && <SsoDomains id={client.id} />}
      {client.can.updatePlan && <PlanCard key={client.plan} client={client} />}
      <BillingCard clientId={client.id} />
      {isOperator && <UsageOverview clientId={client.id} />}
      {isOperator && (
        <Card title={words('client.people')}>
          <PeopleList client={client.id} />
        </Card>
      )}
    </div>
  )
}

function About({ client }: { client: OperatedClient }) {
  const words = useWords('operators')
  const format = useFormatter()
  const { owner, partner } = client
  return (
    <Facts
      title={words('client.about')}
      rows={[
        [
          words('client.owner'),
          owner ? (
            <>
              {owner.name} · <AddressText text={owner.email} />
            </>
          ) : (
            words('client.noOwner')
          ),
        ],
        [
          words('client.address'),
          client.slug === null ? (
            words('client.noAddress')
          ) : (
            <AddressText key="address" text={`/${client.slug}/login`} />
          ),
        ],
        [words('client.since'), format.dateTime(new Date(client.createdAt), { dateStyle: 'medium' })],
        [words('client.openedBy'), partner?.name ?? words('client.registered')],
      ]}
    />
  )
}

function Use({ client: { use } }: { client: OperatedClient }) {
  const words = useWords('operators')
  const format = useFormatter()
  const bytes = useBytes()
  return (
    <Facts
      title={words('client.use')}
      rows={[
        [
          words('client.usePeople'),
          words('client.ofPeople', { all: format.number(use.people), active: format.number(use.activePeople) }),
        ],
        [
          words('client.useDecks'),
          words('client.ofDecks', { all: format.number(use.decks), published: format.number(use.published) }),
        ],
        [words('client.useAttempts'), format.number(use.attempts)],
        [words('client.useSpace'), bytes(use.space)],
      ]}
    />
  )
}

function Facts({ title, rows }: { title: string; rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Card title={title}>
      <dl className="flex flex-col">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5 text-sm first:border-t-0">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
