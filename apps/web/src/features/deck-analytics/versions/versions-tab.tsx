import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { Filters } from '../../../figures/filters.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { funnelQuery, itemsQuery, overviewQuery, versionsQuery } from '../queries.ts'
import type { ReportProps } from '../report-props.ts'
import { versionsUrl } from '../view-url.ts'
import { ComparedFigures } from './compared-figures.tsx'
import { ComparedSlides } from './compared-slides.tsx'

/** Two versions of the deck beside each other: what a change has done. */
export function VersionsTab({ deckId, filters }: ReportProps) {
  const t = useWords('analytics')
  const versions = useQuery(versionsQuery(deckId))
  const [url, setUrl] = useUrlState(versionsUrl)
  if (versions.isError)
    return (
      <ErrorState level={3} onRetry={() => void versions.refetch()} isRetrying={versions.isRefetching}>
        {t('failed')}
      </ErrorState>
    )
  if (versions.isPending) return <Skeleton kind="cards" count={4} />
  const numbers = versions.data.map(({ version }) => version).toSorted((one, other) => other - one)
  const [newest, before] = numbers
  if (newest === undefined || before === undefined)
    return (
      <EmptyState illustration="chart" title={t('versions.oneTitle')}>
        {t('versions.one')}
      </EmptyState>
    )
  const known = (version: number | undefined, otherwise: number) =>
    version !== undefined && numbers.includes(version) ? version : otherwise
  const other = known(url.other, newest)
  const one = known(url.one, other === before ? newest : before)
  const options = numbers.map((version) => ({ id: String(version), label: t('filters.version', { version }) }))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('versions.compare')}
          value={String(one)}
          options={options}
          onChange={(next) => setUrl({ one: Number(next), other: Number(next) === other ? one : other })}
          className="w-44 phone:w-full"
        />
        <Select
          label={t('versions.with')}
          value={String(other)}
          options={options}
          onChange={(next) => setUrl({ other: Number(next), one: Number(next) === one ? other : one })}
          className="w-44 phone:w-full"
        />
      </div>
      <Compared deckId={deckId} filters={filters} older={Math.min(one, other)} newer={Math.max(one, other)} />
    </div>
  )
}

interface ComparedProps {
  readonly deckId: string
  readonly filters: Filters
  readonly older: number
  readonly newer: number
}

function Compared({ deckId, filters, older, newer }: ComparedProps) {
  const t = useWords('analytics')
  const of = (version: number) => ({ ...filters, version })
  const [overviews, funnels, items] = [
    useQueries({ queries: [overviewQuery(deckId, of(older)), overviewQuery(deckId, of(newer))] }),
    useQueries({ queries: [funnelQuery(deckId, of(older)), funnelQuery(deckId, of(newer))] }),
    useQueries({ queries: [itemsQuery(deckId, of(older)), itemsQuery(deckId, of(newer))] }),
  ]
  const failed = [...overviews, ...funnels, ...items].filter(({ isError }) => isError)
  if (failed.length > 0)
    return (
      <ErrorState
        level={3}
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        isRetrying={failed.some(({ isRefetching }) => isRefetching)}
      >
        {t('failed')}
      </ErrorState>
    )
  const [before, after] = ([0, 1] as const).map((at) => {
    const [overview, funnel, item] = [overviews[at].data, funnels[at].data, items[at].data]
    return overview && funnel && item ? { overview, funnel, items: item } : null
  })
  if (!before || !after) return <SkeletonBlock className="h-72" />
  const names = { older: t('filters.version', { version: older }), newer: t('filters.version', { version: newer }) }
  return (
    <>
      <ComparedFigures names={names} older={before.overview} newer={after.overview} />
      <ComparedSlides names={names} older={before} newer={after} />
    </>
  )
}
