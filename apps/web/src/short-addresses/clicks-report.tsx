import { clickDays, OTHER_SOURCES } from '@deckle/core/url/short-url.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../lib/errors/load-error.tsx'
import { DataTable } from '../lib/list/paged-table.tsx'
import { useFormatter, useWords } from '../words/use-words.ts'
import { ClicksChart } from './clicks-chart.tsx'
import { type ClickDays, clicksQuery } from './queries.ts'

/** Clicks on all addresses of a thing, by day and by source. */
export function ClicksReport({ targetId }: { readonly targetId: string }) {
  const t = useWords('short-addresses')
  const format = useFormatter()
  const [days, setDays] = useState<ClickDays>('30')
  const report = useQuery(clicksQuery(targetId, days))
  if (report.isPending) return <SkeletonBlock className="h-64" />
  if (report.isError)
    return <LoadError error={report.error} onRetry={() => void report.refetch()} isRetrying={report.isFetching} />
  const { sources } = report.data
  const nameOf = (source: string) =>
    source === '' ? t('report.direct') : source === OTHER_SOURCES ? t('report.others') : source
  return (
    <div className="flex flex-col gap-4">
      <ClicksChart
        report={report.data}
        action={
          <Select<ClickDays>
            label={t('report.span')}
            hideLabel
            value={days}
            onChange={setDays}
            options={clickDays.map((id) => ({ id, label: t('report.days', { count: Number(id) }) }))}
          />
        }
      />
      {sources.length > 0 && (
        <DataTable
          label={t('report.sources')}
          rows={sources}
          rowKey={({ source }) => source}
          maxHeight="20rem"
          columns={[
            { name: t('report.source'), cell: ({ source }) => <bdi>{nameOf(source)}</bdi> },
            { name: t('report.clicks'), align: 'end', cell: ({ clicks }) => format.number(clicks) },
          ]}
        />
      )}
    </div>
  )
}
