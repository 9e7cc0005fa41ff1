import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../lib/errors/load-error.tsx'
import { useFormatter, useWords } from '../words/use-words.ts'
import { levelStyle } from './level-style.ts'
import { type PersonCompetencies, personCompetenciesQuery } from './queries.ts'
import { RadarChart } from './radar-chart.tsx'

/** What a person has reached: radar, levels with gaps and courses that close them, history. */
export function PersonCompetencies({ id }: { readonly id: string }) {
  const t = useWords('competencies')
  const { data, error, refetch, isFetching } = useQuery(personCompetenciesQuery(id))
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton kind="table" count={6} />
  const measured = data.competencies.filter((one) => one.measured)
  if (measured.length === 0)
    return (
      <EmptyState illustration="chart" title={t('profile.emptyTitle')}>
        {t('profile.emptyText')}
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <RadarChart axes={data.radar} />
        <History history={data.history} competencies={data.competencies} />
      </div>
      <Card title={t('profile.levels')}>
        <ul className="flex flex-col divide-y divide-line">
          {measured.map((one) => (
            <Reached
              key={one.id}
              reached={one}
              courses={data.courses.filter(({ competencies }) => competencies.includes(one.id))}
            />
          ))}
        </ul>
      </Card>
    </div>
  )
}

interface ReachedProps {
  readonly reached: PersonCompetencies['competencies'][number]
  readonly courses: PersonCompetencies['courses']
}

function Reached({ reached: { name, scale, level, percentage, threshold, gap }, courses }: ReachedProps) {
  const t = useWords('competencies')
  const format = useFormatter()
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <bdi className="font-strong wrap-anywhere">{name}</bdi>
        <span className={classNames('rounded-sm px-2 py-0.5 text-xs font-strong', levelStyle(level))}>
          {scale[level]}
        </span>
      </div>
      <ProgressBar
        label={t('profile.reachedOf', { name })}
        hideLabel
        value={percentage ?? 0}
        valueLabel={percentage === null ? t('profile.nothing') : percent(percentage)}
      />
      <p className="text-xs text-muted">
        {percentage === null ? t('profile.nothing') : percent(percentage)}
        {' · '}
        {gap > 0
          ? t('profile.gap', { gap: format.number(gap), threshold: percent(threshold) })
          : t('profile.noGap', { threshold: percent(threshold) })}
      </p>
      {gap > 0 && courses.length > 0 && (
        <p className="flex flex-wrap items-center gap-1 text-xs text-muted">
          {t('courses')}
          {courses.map((course) => (
            <Badge key={course.id}>{course.title}</Badge>
          ))}
        </p>
      )}
    </li>
  )
}

function History({ history, competencies }: Pick<PersonCompetencies, 'history' | 'competencies'>) {
  const t = useWords('competencies')
  const format = useFormatter()
  const scales = new Map(competencies.map(({ id, scale }) => [id, scale]))
  return (
    <Card title={t('profile.history')}>
      {history.length === 0 ? (
        <p className="text-sm text-muted">{t('profile.noHistory')}</p>
      ) : (
        <ol className="flex flex-col gap-2 text-sm">
          {history.map(({ id, competency, name, level, at }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="wrap-anywhere">
                {t('profile.change', { name, level: scales.get(competency)?.[level] ?? '' })}
              </span>
              <time dateTime={at} className="text-xs text-muted">
                {format.dateTime(new Date(at), { dateStyle: 'medium' })}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
