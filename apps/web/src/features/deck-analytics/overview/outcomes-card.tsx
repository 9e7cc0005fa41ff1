import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import type { Filters } from '../../../figures/filters.ts'
import { useWords } from '../../../words/use-words.ts'
import { outcomesQuery } from '../queries.ts'

interface OutcomesCardProps {
  readonly deckId: string
  readonly filters: Filters
}

/** With which outcome people ended, where the deck has outcomes. */
export function OutcomesCard({ deckId, filters }: OutcomesCardProps) {
  const t = useWords('analytics')
  const { number, percent } = useFigureFormat()
  const { data, isError, refetch, isRefetching } = useQuery(outcomesQuery(deckId, filters))
  if (isError)
    return (
      <ErrorState level={3} onRetry={() => void refetch()} isRetrying={isRefetching}>
        {t('failed')}
      </ErrorState>
    )
  if (!data || data.outcomes.length === 0) return null
  const most = data.outcomes.reduce((best, one) => (one.attempts > best.attempts ? one : best))
  const name = (title: string) => title || t('outcomes.untitled')
  const finding =
    most.attempts > 0
      ? t('outcomes.finding', { outcome: name(most.title), share: percent(most.share) })
      : t('outcomes.none')
  return (
    <Card title={t('outcomes.title')} description={finding}>
      <table className="w-full text-sm" aria-label={t('outcomes.title')}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('outcomes.outcome')}</th>
            <th scope="col">{t('question.share')}</th>
            <th scope="col">{t('people')}</th>
          </tr>
        </thead>
        <tbody>
          {data.outcomes.map(({ id, title, attempts, share }) => (
            <tr key={id}>
              <th scope="row" className="w-2/5 py-1.5 pe-3 text-start align-middle font-normal wrap-anywhere">
                {name(title)}
              </th>
              <td className="py-1.5 align-middle">
                <span aria-hidden="true" className="block h-5 rounded-sm bg-hover">
                  <span
                    className="block h-full rounded-sm bg-brand"
                    style={{ width: `${share ?? 0}%`, minWidth: attempts > 0 ? 3 : 0 }}
                  />
                </span>
                <span className="sr-only">{percent(share)}</span>
              </td>
              <td className="w-24 py-1.5 ps-3 text-end align-middle tabular-nums phone:w-20">
                {number(attempts)}{' '}
                <span aria-hidden="true" className="text-muted">
                  {percent(share)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
