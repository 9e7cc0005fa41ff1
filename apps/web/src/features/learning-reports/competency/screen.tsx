import { learningReports } from '@deckle/core/report/learning-reports.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { useWords } from '../../../words/use-words.ts'
import { Bars } from '../parts/bars.tsx'
import { Figures } from '../parts/figures.tsx'
import { ReportCard } from '../parts/report-part.tsx'
import { PersonLink } from '../parts/person-link.tsx'
import { PagedReport } from '../parts/report-table.tsx'
import { reportQuery, type RowOf } from '../queries.ts'
import { useReportFormat } from '../use-report-format.ts'

const levels = ['level_0', 'level_1', 'level_2', 'level_3'] as const

/** Who has reached what of a competency, and what closes the gaps. */
export function CompetencyReportScreen() {
  const t = useWords('learning-reports')
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const { data, error, refetch, isFetching } = useQuery(reportQuery({ name: 'competencyOverview', id }))
  const overview = data?.report.rows[0]
  const title = overview?.competency ?? t('competency.title')
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        description={t('competency.text')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('competency.team'), href: '/team/competencies' },
              { label: overview?.competency ?? '…' },
            ]}
          />
        }
      />
      {overview ? (
        <Report id={id} overview={overview} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={6} />
      )}
    </Page>
  )
}

function Report({ id, overview }: { readonly id: string; readonly overview: RowOf<'competencyOverview'> }) {
  const t = useWords('learning-reports')
  const { number, percent } = useReportFormat()
  const { measured } = overview
  if (measured === 0 && overview.decks > 0)
    return (
      <EmptyState illustration="chart" title={t('competency.emptyTitle')}>
        {t('competency.emptyText')}
      </EmptyState>
    )
  const reached = overview.level_2 + overview.level_3
  return (
    <>
      <Figures
        label={t('figures')}
        figures={[
          { label: t('report.columns.measured'), value: number(measured), note: t('competency.measured') },
          { label: t('competency.reached'), value: number(reached), note: t('competency.of', { count: measured }) },
          { label: t('report.columns.percentage'), value: percent(overview.percentage), note: t('course.mean') },
          {
            label: t('report.columns.threshold'),
            value: percent(overview.threshold),
            note: t('competency.decks', { count: overview.decks }),
          },
        ]}
      />
      <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
        <ReportCard of={{ name: 'competencyOverview', id }} title={t('competency.levels')} empty="">
          {() => (
            <Bars
              label={t('competency.levels')}
              bars={levels.map((level) => ({
                id: level,
                label: t(`report.columns.${level}`),
                figure: number(overview[level]),
                percent: measured === 0 ? 0 : (overview[level] / measured) * 100,
              }))}
            />
          )}
        </ReportCard>
        <Gaps id={id} />
      </div>
      <PagedReport
        of={{ name: 'competencyLearners', id }}
        title={t('competency.people')}
        types={learningReports.competency.learners}
        rowKey={({ user_id }) => String(user_id)}
        empty={t('competency.emptyTitle')}
        columns={['user', 'level', 'percentage', 'gap', 'changed_at', 'manager']}
        cells={{
          user: ({ user, user_id, email }) => <PersonLink id={user_id} name={user} email={email} />,
        }}
      />
    </>
  )
}

function Gaps({ id }: { readonly id: string }) {
  const t = useWords('learning-reports')
  const { percent } = useReportFormat()
  return (
    <ReportCard
      of={{ name: 'competencyGaps', id }}
      title={t('gaps.title')}
      description={t('gaps.text')}
      empty={t('gaps.none')}
    >
      {(rows) => (
        <Bars
          label={t('gaps.title')}
          bars={rows.map((row) => ({
            id: String(row.competency_id),
            label: (
              <span className="flex flex-col">
                <bdi>{row.competency}</bdi>
                <span className="text-xs text-muted">
                  {row.courses === '' ? t('gaps.noCourse') : t('gaps.courses', { courses: row.courses })}
                </span>
              </span>
            ),
            figure:
              row.measured === 0
                ? t('competencies.unmeasured')
                : t('gaps.below', { below: row.below, measured: row.measured, percentage: percent(row.percentage) }),
            percent: row.measured === 0 ? 0 : (row.below / row.measured) * 100,
          }))}
        />
      )}
    </ReportCard>
  )
}
