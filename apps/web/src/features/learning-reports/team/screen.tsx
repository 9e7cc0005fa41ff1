import { learningReports } from '@deckle/core/report/learning-reports.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { idParam, urlParams } from '../../../lib/url/url-params.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { nameOf } from '../../../people/name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { Bars } from '../parts/bars.tsx'
import { Figures } from '../parts/figures.tsx'
import { ReportCard } from '../parts/report-part.tsx'
import { PersonLink } from '../parts/person-link.tsx'
import { PagedReport } from '../parts/report-table.tsx'
import { personNameQuery, reportQuery, type RowOf } from '../queries.ts'
import { useReportFormat } from '../use-report-format.ts'

const reportUrl = urlParams({ node: idParam(40) })

/** How everyone below a person stands, by default below oneself. */
export function TeamReportScreen() {
  const t = useWords('learning-reports')
  const me = useUser()._id
  const [{ node = me }] = useUrlState(reportUrl)
  const isOwn = node === me
  const person = useQuery({ ...personNameQuery(node), enabled: !isOwn })
  const { data, error, refetch, isFetching } = useQuery(reportQuery({ name: 'teamOverview', id: node }))
  const name = person.data ? nameOf(person.data) : ''
  const title = isOwn ? t('team.title') : t('team.titleOf', { name })
  usePageTitle(title)
  const overview = data?.report.rows[0]
  return (
    <Page>
      <PageHeader
        title={title}
        description={t('team.text')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('team.team'), href: isOwn ? '/team' : `/team?node=${encodeURIComponent(node)}` },
              { label: t('team.report') },
            ]}
          />
        }
      />
      {overview ? (
        overview.people === 0 ? (
          <EmptyState
            illustration="people"
            title={t('team.emptyTitle')}
            action={<LinkButton href="/people/tree">{t('team.tree')}</LinkButton>}
          >
            {t('team.emptyText')}
          </EmptyState>
        ) : (
          <Report id={node} overview={overview} />
        )
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={6} />
      )}
    </Page>
  )
}

function Report({ id, overview }: { readonly id: string; readonly overview: RowOf<'teamOverview'> }) {
  const t = useWords('learning-reports')
  const { number, percent } = useReportFormat()
  return (
    <>
      <Figures
        label={t('figures')}
        figures={[
          { label: t('report.columns.people'), value: number(overview.people) },
          {
            label: t('report.columns.completion_rate'),
            value: percent(overview.completion_rate),
            note: t('team.enrolled', { count: overview.enrolled }),
          },
          { label: t('report.columns.percentage'), value: percent(overview.percentage), note: t('course.mean') },
          { label: t('report.columns.people_overdue'), value: number(overview.people_overdue) },
          { label: t('report.columns.people_at_risk'), value: number(overview.people_at_risk) },
        ]}
      />
      <ReportCard
        of={{ name: 'teamCompare', id }}
        title={t('team.compare')}
        description={t('team.compareText')}
        empty={t('team.noTeams')}
      >
        {(rows) => (
          <Bars
            label={t('team.compare')}
            bars={rows.map((row) => ({
              id: String(row.user_id),
              label: (
                <Link to="/team/report" search={{ node: row.user_id }} className="text-brand-text underline">
                  <bdi>{row.user}</bdi>
                </Link>
              ),
              figure: t('team.figures', {
                completion: percent(row.completion_rate),
                percentage: percent(row.percentage),
                enrolled: row.enrolled,
              }),
              percent: row.completion_rate ?? 0,
            }))}
          />
        )}
      </ReportCard>
      <PagedReport
        of={{ name: 'teamCourses', id }}
        title={t('report.columns.courses')}
        types={learningReports.team.courses}
        rowKey={({ course_id }) => String(course_id)}
        empty={t('team.noCourses')}
        columns={['course', 'enrolled', 'started', 'passed', 'failed', 'completion_rate', 'percentage']}
        cells={{ course: ({ course }) => <bdi>{course}</bdi> }}
      />
      <PagedReport
        of={{ name: 'teamMembers', id }}
        title={t('report.columns.people')}
        types={learningReports.team.members}
        rowKey={({ user_id }) => String(user_id)}
        empty={t('team.emptyTitle')}
        columns={[
          'user',
          'open',
          'overdue',
          'passed',
          'percent',
          'percentage',
          'next_due_at',
          'last_seen_at',
          'manager',
        ]}
        cells={{
          user: ({ user, user_id, email }) => <PersonLink id={user_id} name={user} email={email} />,
        }}
      />
    </>
  )
}
