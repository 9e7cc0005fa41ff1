import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Filters } from '../../../figures/filters.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { ExportMenu } from '../../../table-export/export-menu.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { ReportProps } from '../report-props.ts'
import { Questions } from '../parts/questions.tsx'
import { crosstabQuery, exportCrosstab } from '../queries.ts'
import { crosstabUrl } from '../view-url.ts'
import { type CellValue, cellValues, CrosstabCard } from './crosstab-card.tsx'

/** Questions whose answers are counted. */
const crossable: readonly QuestionFigures['kind'][] = ['choices', 'scale', 'ranking']

/** Any two questions against each other. */
export function CrosstabTab({ deckId, filters }: ReportProps) {
  return (
    <Questions deckId={deckId} filters={filters}>
      {(questions) => <Chooser deckId={deckId} filters={filters} questions={questions} />}
    </Questions>
  )
}

function Chooser({ deckId, filters, questions }: ChooserProps) {
  const t = useWords('analytics')
  const [url, setUrl] = useUrlState(crosstabUrl)
  const [value, setValue] = useState<CellValue>('rowShare')
  const offered = questions.filter(({ kind }) => crossable.includes(kind))
  const has = (slideId: string | undefined) => offered.some((question) => question.slideId === slideId)
  const rows = has(url.rows) ? url.rows : offered[0]?.slideId
  const columns =
    has(url.columns) && url.columns !== rows ? url.columns : offered.find((one) => one.slideId !== rows)?.slideId
  if (rows === undefined || columns === undefined)
    return (
      <EmptyState illustration="chart" title={t('crosstab.tooFewTitle')}>
        {t('crosstab.tooFew')}
      </EmptyState>
    )
  const options = offered.map(({ slideId, slideSeq, question }) => ({
    id: slideId,
    label: `${slideSeq + 1}. ${question || t('question.untitled')}`,
  }))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('crosstab.rows')}
          value={rows}
          options={options}
          onChange={(next) => setUrl({ rows: next, columns: next === columns ? rows : columns })}
          className="w-72 phone:w-full"
        />
        <Select
          label={t('crosstab.columns')}
          value={columns}
          options={options}
          onChange={(next) => setUrl({ columns: next, rows: next === rows ? columns : rows })}
          className="w-72 phone:w-full"
        />
        <ToggleGroup<CellValue>
          label={t('crosstab.show')}
          value={value}
          onChange={setValue}
          options={cellValues.map((id) => ({ id, label: t(`crosstab.${id}`) }))}
          className="ms-auto phone:w-full phone:*:flex-1"
        />
      </div>
      <Crossed deckId={deckId} filters={filters} rows={rows} columns={columns} value={value} />
    </div>
  )
}

interface ChooserProps {
  readonly deckId: string
  readonly filters: Filters
  readonly questions: readonly QuestionFigures[]
}

function Crossed({ deckId, filters, rows, columns, value }: CrossedProps) {
  const t = useWords('analytics')
  const found = useQuery(crosstabQuery(deckId, filters, { rows, columns }))
  if (found.isError)
    return (
      <ErrorState level={3} onRetry={() => void found.refetch()} isRetrying={found.isRefetching}>
        {t('failed')}
      </ErrorState>
    )
  if (found.isPending) return <SkeletonBlock className="h-72" />
  if (!found.data || found.data.people === 0)
    return (
      <EmptyState illustration="chart" title={t('crosstab.nobodyTitle')}>
        {t('crosstab.nobody')}
      </EmptyState>
    )
  return (
    <CrosstabCard
      crosstab={found.data}
      value={value}
      action={
        <ExportMenu
          name={t('crosstab.title')}
          download={(format, progress) => exportCrosstab(deckId, { ...filters, rows, columns, format }, progress)}
        />
      }
    />
  )
}

interface CrossedProps {
  readonly deckId: string
  readonly filters: Filters
  readonly rows: string
  readonly columns: string
  readonly value: CellValue
}
