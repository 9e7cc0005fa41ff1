import type { DeckFunnel, DeckItem } from '@deckle/contract/models/deck-figures.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { FEWEST } from '@deckle/core/report/findings/finding.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { DataTable } from '../../../lib/list/paged-table.tsx'
import { useWords } from '../../../words/use-words.ts'
import { MissingIn, VersionsNote } from '../parts/funnel-versions.tsx'
import type { ReportProps } from '../report-props.ts'
import { funnelQuery, itemsQuery } from '../queries.ts'
import { AlphaCard } from './alpha-card.tsx'
import { Distractors } from './distractors.tsx'

/** How well the questions measure: a table of items, their distractors, and the reliability of all together. */
export function ItemsTab({ deckId, filters, onOpenSlide }: ReportProps) {
  const t = useWords('analytics')
  const items = useQuery(itemsQuery(deckId, filters))
  const funnel = useQuery(funnelQuery(deckId, filters)).data
  if (items.isError)
    return (
      <ErrorState level={3} onRetry={() => void items.refetch()} isRetrying={items.isRefetching}>
        {t('failed')}
      </ErrorState>
    )
  if (items.isPending) return <Skeleton kind="table" count={6} />
  if (items.data.items.length === 0)
    return (
      <EmptyState illustration="chart" title={t('items.noneTitle')}>
        {t('items.none')}
      </EmptyState>
    )
  const withOptions = items.data.items.filter(({ options, marked }) => options.length > 0 && marked >= FEWEST)
  return (
    <div className="flex flex-col gap-4">
      <AlphaCard alpha={items.data.alpha} attempts={items.data.attempts} />
      <ItemsTable items={items.data.items} funnel={funnel} onOpenSlide={onOpenSlide} />
      {funnel && <PlaysNote items={items.data.items} funnel={funnel} />}
      <p className="text-xs text-muted">{t('items.text')}</p>
      {withOptions.length > 0 && <Distractors items={withOptions} />}
    </div>
  )
}

interface NoteProps {
  readonly items: readonly DeckItem[]
  readonly funnel: DeckFunnel
}

/** Why a question has fewer answers here than the deck has plays. */
function PlaysNote({ items, funnel: { starts, versions } }: NoteProps) {
  const t = useWords('analytics')
  if (items.every(({ marked }) => marked >= starts)) return null
  return (
    <>
      <p className="text-xs text-muted">{t('items.plays', { plays: starts })}</p>
      <VersionsNote versions={versions} />
    </>
  )
}

interface ItemsTableProps {
  /** Undefined until it is loaded. */
  readonly funnel: DeckFunnel | undefined
  readonly items: readonly DeckItem[]
  readonly onOpenSlide: (slideId: string) => void
}

function ItemsTable({ items, funnel, onOpenSlide }: ItemsTableProps) {
  const t = useWords('analytics')
  const { number, percent, decimal } = useFigureFormat()
  const missingIn = new Map(funnel?.slides.map((slide) => [slide.slideId, slide.missingIn]))
  return (
    <DataTable
      label={t('items.title')}
      rows={items}
      rowKey={({ slideId }) => slideId}
      columns={[
        {
          name: t('items.question'),
          className: 'min-w-48 wrap-break-word',
          cell: ({ slideId, slideSeq, question }) => (
            <>
              <button
                type="button"
                className="rounded-sm text-start hover:underline touch:min-h-11"
                onClick={() => onOpenSlide(slideId)}
              >
                {slideSeq + 1}. {question || t('question.untitled')}
              </button>
              <MissingIn versions={missingIn.get(slideId) ?? []} />
            </>
          ),
        },
        { name: t('items.marked'), align: 'end', cell: ({ marked }) => number(marked) },
        { name: t('items.facility'), align: 'end', cell: ({ facility }) => percent(facility) },
        { name: t('items.discrimination'), align: 'end', cell: ({ discrimination }) => decimal(discrimination) },
        { name: t('items.upperLower'), align: 'end', cell: ({ upperLower }) => decimal(upperLower) },
        { name: t('items.remark'), className: 'min-w-32', cell: (item) => <Remark item={item} /> },
      ]}
    />
  )
}

function Remark({ item: { marked, flags } }: { readonly item: DeckItem }) {
  const t = useWords('analytics')
  if (marked < FEWEST) return <span className="text-muted">{t('items.few')}</span>
  if (flags.length === 0) return <Badge tone="success">{t('items.fine')}</Badge>
  return (
    <span className="flex flex-wrap gap-1">
      {flags.map((flag) => (
        <Badge key={flag} tone={flag === 'easy' ? 'neutral' : 'warning'}>
          {t(`items.${flag}`)}
        </Badge>
      ))}
    </span>
  )
}
