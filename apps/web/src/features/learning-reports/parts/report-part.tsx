import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { reportQuery, type ReportName, type RowOf, type Wanted } from '../queries.ts'
import { CsvButton } from './csv-button.tsx'

interface PartProps<N extends ReportName> {
  readonly of: Wanted<N>
  readonly children: (rows: readonly RowOf<N>[]) => ReactNode
}

/** The rows of a report, once they are there. */
export function ReportPart<N extends ReportName>({ of, children }: PartProps<N>) {
  const { data, error, refetch, isFetching } = useQuery(reportQuery(of))
  if (data) return children(data.report.rows)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Skeleton count={3} />
}

interface CardProps<N extends ReportName> extends PartProps<N> {
  readonly title: string
  readonly description?: ReactNode
  readonly empty: string
}

/** In a card of its own, with its file. */
export function ReportCard<N extends ReportName>({ of, title, description, empty, children }: CardProps<N>) {
  return (
    <Card title={title} description={description} action={<CsvButton of={of} title={title} />}>
      <ReportPart of={of}>
        {(rows) => (rows.length === 0 ? <p className="text-sm text-muted">{empty}</p> : children(rows))}
      </ReportPart>
    </Card>
  )
}
