import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { deckFiguresOf, slideRows } from '@deckle/contract/models/deck-findings.ts'
import { deckFindings } from '@deckle/core/report/findings/deck-findings.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useWords } from '../../../words/use-words.ts'
import type { ReportProps } from '../report-props.ts'
import { devicesQuery, funnelQuery, itemsQuery, overviewQuery, topSourcesQuery } from '../queries.ts'
import { VersionsNote } from '../parts/funnel-versions.tsx'
import { DaysChart } from './days-chart.tsx'
import { Figures, isUnscored } from './figures.tsx'
import { FindingsCard } from './findings-card.tsx'
import { OutcomesCard } from './outcomes-card.tsx'
import { ScoreChart } from './score-chart.tsx'
import { SlidesCard } from './slides-card.tsx'

/** What happened and what to do, in one look. */
export function OverviewTab(props: ReportProps) {
  const overview = useQuery(overviewQuery(props.deckId, props.filters)).data
  if (!overview) return null
  return (
    <div className="flex flex-col gap-4">
      <Figures overview={overview} />
      <Findings {...props} />
      <OutcomesCard deckId={props.deckId} filters={props.filters} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] items-start gap-4">
        <DaysChart days={overview.days} />
        {!isUnscored(overview) && <ScoreChart scores={overview.scores} />}
      </div>
    </div>
  )
}

/** Findings, and the slides that they are about: funnel and items side by side. */
function Findings({ deckId, filters, charactersOf, onOpenSlide }: ReportProps) {
  const t = useWords('analytics')
  const overview = useQuery(overviewQuery(deckId, filters))
  const [funnel, items, sources, devices] = useQueries({
    queries: [
      funnelQuery(deckId, filters),
      itemsQuery(deckId, filters),
      topSourcesQuery(deckId, filters),
      devicesQuery(deckId, filters),
    ],
  })
  const failed = [funnel, items, sources, devices].filter(({ isError }) => isError)
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
  if (!overview.data || !funnel.data || !items.data || !sources.data || !devices.data)
    return <SkeletonBlock className="h-72" />
  const rows = slideRows(funnel.data, items.data)
  const figures = deckFiguresOf({
    overview: overview.data,
    rows,
    items: items.data,
    sources: sources.data,
    devices: devices.data,
    charactersOf,
  })
  return (
    <>
      <FindingsCard findings={deckFindings(figures)} starts={overview.data.starts} onOpenSlide={onOpenSlide} />
      <VersionsNote versions={funnel.data.versions} />
      <SlidesCard rows={rows} starts={funnel.data.starts} onOpenSlide={onOpenSlide} />
    </>
  )
}
