import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type Days, type SurveyTable, wholeSurvey } from './queries.ts'
import { SurveySection } from './survey-section.tsx'
import { TrendChart } from './trend-chart.tsx'
import { trendsOf } from './trends-of.ts'

interface TrendsProps {
  readonly id: string
  readonly days: Days
  readonly by: 'day' | 'month'
  readonly onBy: (by: 'day' | undefined) => void
}

/** The mean of each rating, period by period. */
export function Trends({ id, days, by, onBy }: TrendsProps) {
  const words = useWords('surveys')
  const table: SurveyTable = { call: 'surveyTrends', id, query: { ...days, group_by: by } }
  const { data, error, refetch, isFetching } = useQuery(wholeSurvey(table))
  const trends = data && trendsOf(data)
  return (
    <SurveySection
      title={words('trends')}
      table={table}
      action={
        <ToggleGroup<'day' | 'month'>
          label={words('trendsBy')}
          value={by}
          onChange={(next) => onBy(next === 'day' ? 'day' : undefined)}
          options={[
            { id: 'month', label: words('byMonth') },
            { id: 'day', label: words('byDay') },
          ]}
        />
      }
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!error && !data && (
        <SkeletonFrame>
          <SkeletonBlock className="h-56 w-full rounded-lg" />
        </SkeletonFrame>
      )}
      {trends?.length === 0 && <p className="text-sm text-muted">{words('noTrends')}</p>}
      <div className="grid grid-cols-2 items-start gap-4 max-lg:grid-cols-1 phone:grid-cols-1">
        {trends?.map((trend) => (
          <TrendChart key={trend.slideId} trend={trend} by={by} />
        ))}
      </div>
    </SurveySection>
  )
}
