import { Card } from '@deckle/ui/layout/card.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { ReportRow } from '../queries.ts'
import { type Days, npsQuery } from './queries.ts'

/** A card for each rating of ten stars that was answered; nothing where the deck has none. */
export function NpsCards({ id, days }: { readonly id: string; readonly days: Days }) {
  const { data, error, refetch, isFetching } = useQuery(npsQuery(id, days))
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data)
    return (
      <SkeletonFrame>
        <SkeletonBlock className="h-24 w-full rounded-lg" />
      </SkeletonFrame>
    )
  return data.report.rows
    .filter(({ answered }) => Number(answered) > 0)
    .map((row) => <NpsCard key={String(row['slide_id'])} row={row} />)
}

const parts = [
  { key: 'promoters', look: 'bg-success-edge' },
  { key: 'passives', look: 'bg-edge' },
  { key: 'detractors', look: 'bg-danger-edge' },
] as const

function NpsCard({ row }: { readonly row: ReportRow }) {
  const words = useWords('surveys')
  const format = useFormatter()
  const answered = Number(row['answered'])
  const share = (key: string) => (Number(row[key]) / answered) * 100
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 })
  const score = format.number(Number(row['nps']), { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return (
    <Card title={words('nps', { score })} description={String(row['question'])}>
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-sm">
        {parts
          .filter(({ key }) => Number(row[key]) > 0)
          .map(({ key, look }) => (
            <span key={key} className={look} style={{ width: `${share(key)}%` }} />
          ))}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ key, look }) => (
          <div key={key} className="flex items-center gap-1.5">
            <dt className="flex items-center gap-1.5 text-muted">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${look}`} />
              {words(key)}
            </dt>
            <dd className="tabular-nums">
              {format.number(Number(row[key]))} · {percent(share(key))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
