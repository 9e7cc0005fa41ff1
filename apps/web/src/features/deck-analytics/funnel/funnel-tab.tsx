import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '../../../lib/list/paged-table.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ReportProps } from '../report-props.ts'
import { funnelQuery } from '../queries.ts'
import { MissingIn, VersionsNote } from '../parts/funnel-versions.tsx'
import { FunnelChart } from './funnel-chart.tsx'

/** How far people come, slide by slide. */
export function FunnelTab({ deckId, filters, onOpenSlide }: ReportProps) {
  const t = useWords('analytics')
  const { number, percent, duration } = useFigureFormat()
  const funnel = useQuery(funnelQuery(deckId, filters))
  if (funnel.isError)
    return (
      <ErrorState level={3} onRetry={() => void funnel.refetch()} isRetrying={funnel.isRefetching}>
        {t('failed')}
      </ErrorState>
    )
  if (funnel.isPending) return <Skeleton kind="cards" count={4} />
  const { slides, starts, versions } = funnel.data
  const rows = slides.map((slide) => ({ ...slide, place: slide.slideSeq + 1 }))
  const shareOf = (count: number) => (starts > 0 ? (count / starts) * 100 : null)
  return (
    <div className="flex flex-col gap-4">
      <VersionsNote versions={versions} />
      <FunnelChart rows={rows} starts={starts} />
      <DataTable
        label={`${t('funnel.title')}: ${t('table')}`}
        rows={rows}
        rowKey={({ slideId }) => slideId}
        columns={[
          {
            name: t('funnel.slide'),
            className: 'min-w-40 wrap-break-word',
            cell: ({ slideId, place, heading, missingIn }) => (
              <>
                <button
                  type="button"
                  className="rounded-sm text-start hover:underline touch:min-h-11"
                  onClick={() => onOpenSlide(slideId)}
                >
                  {place}. {heading || t('question.untitled')}
                </button>
                <MissingIn versions={missingIn} />
              </>
            ),
          },
          { name: t('funnel.reached'), align: 'end', cell: ({ reached }) => number(reached) },
          { name: t('funnel.ofAll'), align: 'end', cell: ({ reached }) => percent(shareOf(reached)) },
          {
            name: t('funnel.answered'),
            align: 'end',
            cell: ({ isQuestion, answered }) => (isQuestion ? number(answered) : '–'),
          },
          { name: t('funnel.left'), align: 'end', cell: ({ droppedOff }) => number(droppedOff) },
          { name: t('funnel.loss'), align: 'end', cell: ({ dropOffRate }) => percent(dropOffRate) },
          {
            name: t('time'),
            align: 'end',
            className: 'whitespace-nowrap',
            cell: ({ medianSeconds }) => duration(medianSeconds),
          },
          { name: t('funnel.links'), align: 'end', cell: ({ links }) => (links > 0 ? number(links) : '–') },
        ]}
      />
    </div>
  )
}
