import { may } from '@deckle/core/access/access.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { lazyPart } from '../../lib/screen/section.tsx'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { ExportMenu } from '../../table-export/export-menu.tsx'
import { useWords } from '../../words/use-words.ts'
import { downloadFlows, flowQuery, type FlowsUrl, flowsUrl, isFiltered } from './queries.ts'

const FlowControls = lazyPart(() => import('./flow-controls.tsx').then((m) => m.FlowControls))
const FlowCard = lazyPart(() => import('./picture/flow-card.tsx').then((m) => m.FlowCard))

/** The ways that people go, from a source to a course. */
export function FlowsScreen() {
  const t = useWords('flows')
  const [url, setUrl] = useUrlState(flowsUrl)
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('text')}
        breadcrumbs={<Breadcrumbs items={[{ label: t('analytics'), href: '/analytics' }, { label: t('title') }]} />}
        actions={<ExportMenu name={t('title')} download={(format) => downloadFlows(url, format)} />}
      />
      <Suspense fallback={<SkeletonBlock className="h-16" />}>
        <FlowControls url={url} setUrl={setUrl} />
      </Suspense>
      <p className="text-xs text-muted">{t(`modelTexts.${url.model ?? 'first'}`)}</p>
      <Shown url={url} />
    </Page>
  )
}

const loading = (
  <SkeletonFrame>
    <SkeletonBlock className="h-80 w-full rounded-lg" />
  </SkeletonFrame>
)

function Shown({ url }: { readonly url: FlowsUrl }) {
  const { data, error, refetch, isFetching } = useQuery(flowQuery(url))
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return loading
  if (data.people === 0) return <NoFlow url={url} />
  return (
    <Suspense fallback={loading}>
      <FlowCard flow={data} />
    </Suspense>
  )
}

function NoFlow({ url }: { readonly url: FlowsUrl }) {
  const t = useWords('flows')
  const user = useUser()
  if (isFiltered(url))
    return (
      <EmptyState illustration="search" title={t('empty.filtered')}>
        {t('empty.filteredText')}
      </EmptyState>
    )
  const maySet = may(actorOf(user), 'client.attribution')
  return (
    <EmptyState
      illustration="chart"
      title={t('empty.title')}
      action={maySet && <LinkButton href="/account?tab=data">{t('empty.setting')}</LinkButton>}
    >
      {t('empty.text')} {!maySet && t('empty.ask')}
    </EmptyState>
  )
}
