import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Figure, FigureGrid } from '../../../charts/figure-grid.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { useChange } from '../../../figures/reports/use-change.ts'
import { reportQuery, statsQuery } from '../queries.ts'

/** What happened in the days, beside the same number of days before. */
export function PeriodFigures({ count }: { readonly count: number }) {
  const words = useWords('reports')
  const format = useFormatter()
  const today = useNow()
  const now = useQuery(reportQuery('overview', lastDays(count, today)))
  const before = useQuery(reportQuery('overview', lastDays(count, today, 1)))
  const stats = useQuery(statsQuery)
  const change = useChange()
  const failed = [now, before, stats].find(({ isError, data }) => isError && data === undefined)
  if (failed?.error)
    return <LoadError error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
  const [row, former] = [now.data?.report.rows[0], before.data?.report.rows[0]]
  if (!row || !former || !stats.data)
    return (
      <SkeletonFrame>
        <SkeletonBlock className="h-24 w-full rounded-lg" />
      </SkeletonFrame>
    )
  const figure = (key: 'starts' | 'completions' | 'leads') => ({
    value: format.number(Number(row[key])),
    note: change(Number(row[key]), Number(former[key])),
  })
  return (
    <FigureGrid>
      <Figure label={words('home.plays')} {...figure('starts')} />
      <Figure label={words('home.completions')} {...figure('completions')} />
      <Figure
        label={words('home.learners')}
        value={format.number(stats.data.learners)}
        note={words('home.ofAllTime')}
      />
      <Figure label={words('home.leads')} {...figure('leads')} />
    </FigureGrid>
  )
}
