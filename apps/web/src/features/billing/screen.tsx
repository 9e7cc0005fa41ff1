import type { Billing } from '@deckle/contract/billing.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { billingQuery } from '../../billing/queries.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { lazyPart } from '../../lib/screen/section.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { UrlTabs } from '../../lib/url/url-tabs.tsx'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { Overview } from './overview/overview.tsx'
import { type BillingUrlProps, billingUrl, tabNames } from './url-state.ts'

const PlansTab = lazyPart(() => import('./compare/plans-tab.tsx').then((module) => module.PlansTab))
const InvoicesTab = lazyPart(() => import('./invoices/invoices-tab.tsx').then((module) => module.InvoicesTab))
const Checkout = lazyPart(() => import('./checkout/checkout.tsx').then((module) => module.Checkout))
const DowngradeDialog = lazyPart(() => import('./change/downgrade-dialog.tsx').then((module) => module.DowngradeDialog))

/** Milliseconds between questions while a payment is not confirmed. */
const PENDING_INTERVAL = 8000

/** What a client has and pays, what it could have, and its invoices. */
export function BillingScreen() {
  const words = useWords('billing')
  const { client, acting } = useUser()
  const [url, setUrl] = useUrlState(billingUrl)
  const {
    data: billing,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...billingQuery(client),
    refetchInterval: ({ state }) => (state.data?.pending ? PENDING_INTERVAL : false),
  })
  const plan = billing?.plan
  // Paid in another tab, or in a browser that was closed: the session gets the plan too.
  useEffect(() => {
    if (plan !== undefined) void refreshUser()
  }, [plan])
  return (
    <Page>
      <PageHeader title={words('title')} description={words('text')} />
      {billing?.is_sold === false && (
        <Callout tone="info" title={words('notSold.title')}>
          {words('notSold.text')}
        </Callout>
      )}
      {billing?.sandbox && (
        <Callout tone="info" title={words('sandbox.title')}>
          {words('sandbox.text')}
        </Callout>
      )}
      {acting && <Callout tone="info">{words('acting')}</Callout>}
      {billing && <Content billing={billing} url={url} setUrl={setUrl} />}
      {!billing &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton kind="cards" count={2} />
        ))}
    </Page>
  )
}

function Content({ billing, url, setUrl }: BillingUrlProps & { billing: Billing }) {
  const words = useWords('billing')
  const { change } = url
  const isDowngrade =
    change === 'free' || billing.offers.some(({ plan, kind }) => plan === change && kind === 'downgrade')
  const close = () => setUrl({ ...url, change: undefined })
  if (change !== undefined && change !== 'free' && !isDowngrade)
    return (
      <Suspense fallback={<Skeleton kind="cards" count={2} />}>
        <Checkout key={change} plan={change} billing={billing} onClose={close} />
      </Suspense>
    )
  return (
    <>
      <UrlTabs
        label={words('title')}
        names={tabNames}
        value={url.tab ?? 'overview'}
        setUrl={({ tab }, options) => setUrl({ tab }, options)}
        tabLabel={(name) => words(`tabs.${name}`)}
        content={{
          overview: <Overview billing={billing} setUrl={setUrl} />,
          plans: <PlansTab billing={billing} url={url} setUrl={setUrl} />,
          invoices: <InvoicesTab billing={billing} />,
        }}
      />
      {change !== undefined && (
        <Suspense>
          <DowngradeDialog key={change} plan={change} billing={billing} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
