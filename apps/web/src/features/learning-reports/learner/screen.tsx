import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { learningReports } from '@deckle/core/report/learning-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { nameOf } from '../../../people/name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { Bars } from '../parts/bars.tsx'
import { Figures } from '../parts/figures.tsx'
import { ReportCard } from '../parts/report-part.tsx'
import { PagedReport, StateBadge } from '../parts/report-table.tsx'
import { personNameQuery, reportQuery, type RowOf } from '../queries.ts'
import { useReportFormat } from '../use-report-format.ts'
import { Timeline } from './timeline.tsx'

/** How a person of the address stands with what they learn. */
export function LearnerReportScreen() {
  const t = useWords('learning-reports')
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const person = useQuery(personNameQuery(id))
  const name = person.data ? nameOf(person.data) : ''
  usePageTitle(name)
  if (person.error && !person.data)
    return (
      <Page>
        <LoadError error={person.error} onRetry={() => void person.refetch()} isRetrying={person.isFetching} />
      </Page>
    )
  return (
    <Page>
      <PageHeader
        title={t('learner.title')}
        description={name}
        breadcrumbs={
          <Breadcrumbs items={[{ label: name || '…', href: `/people/${id}` }, { label: t('learner.title') }]} />
        }
      />
      <Report id={id} />
    </Page>
  )
}

/** One's own. */
export function OwnReportScreen() {
  const t = useWords('learning-reports')
  const me = useUser()._id
  return (
    <Page>
      <PageHeader
        title={t('learner.ownTitle')}
        description={t('learner.ownText')}
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: t('learner.learning'), href: '/learning' }, { label: t('learner.ownTitle') }]}
          />
        }
      />
      <Report id={me} isOwn />
    </Page>
  )
}

function Report({ id, isOwn = false }: { readonly id: string; readonly isOwn?: boolean }) {
  const t = useWords('learning-reports')
  const { data, error, refetch, isFetching } = useQuery(reportQuery({ name: 'learnerOverview', id }))
  const overview = data?.report.rows[0]
  if (!overview && error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!overview) return <Skeleton count={6} />
  if (overview.courses === 0)
    return (
      <EmptyState
        illustration="chart"
        title={t(isOwn ? 'learner.emptyOwn' : 'learner.empty')}
        action={isOwn && <LinkButton href="/courses?view=catalogue">{t('learner.catalogue')}</LinkButton>}
      >
        {t('learner.emptyText')}
      </EmptyState>
    )
  return (
    <>
      <Overview overview={overview} />
      <Courses id={id} isOwn={isOwn} />
      <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
        <Competencies id={id} />
        <Timeline id={id} />
      </div>
    </>
  )
}

function Overview({ overview }: { readonly overview: RowOf<'learnerOverview'> }) {
  const t = useWords('learning-reports')
  const { number, percent, value } = useReportFormat()
  return (
    <Figures
      label={t('figures')}
      figures={[
        {
          label: t('report.columns.courses'),
          value: number(overview.courses),
          note: t('learner.open', { count: overview.open }),
        },
        {
          label: t('report.columns.passed'),
          value: number(overview.passed),
          note: t('course.failed', { count: overview.failed }),
        },
        { label: t('report.columns.overdue'), value: number(overview.overdue) },
        { label: t('report.columns.percentage'), value: percent(overview.percentage), note: t('course.mean') },
        { label: t('report.columns.certificates'), value: number(overview.certificates) },
        {
          label: t('report.columns.points'),
          value: number(overview.points),
          note: t('learner.streak', { count: overview.streak }),
        },
        { label: t('report.columns.last_seen'), value: value('day', 'last_seen', overview.last_seen) },
      ]}
    />
  )
}

function Courses({ id, isOwn }: { readonly id: string; readonly isOwn: boolean }) {
  const t = useWords('learning-reports')
  return (
    <PagedReport
      of={{ name: 'learnerCourses', id }}
      title={t('report.columns.courses')}
      types={learningReports.learner.courses}
      rowKey={({ course_id }) => String(course_id)}
      empty={t('learner.empty')}
      columns={['course', 'status', 'percent', 'percentage', 'due_at', 'completed_at', 'certificate']}
      cells={{
        course: ({ course, course_id }) =>
          isOwn ? (
            <a href={`/courses/${course_id}/show`} className="text-brand-text underline">
              <bdi>{course}</bdi>
            </a>
          ) : (
            <bdi>{course}</bdi>
          ),
        status: ({ status, overdue }) => <StateBadge status={status} overdue={overdue} />,
        certificate: ({ certificate }) =>
          certificate === '' ? (
            '–'
          ) : (
            <a href={`/certificate/${certificate}`} className="text-brand-text underline">
              {certificate}
            </a>
          ),
      }}
    />
  )
}

function Competencies({ id }: { readonly id: string }) {
  const t = useWords('learning-reports')
  const { percent } = useReportFormat()
  return (
    <ReportCard
      of={{ name: 'learnerCompetencies', id }}
      title={t('competencies.title')}
      description={t('competencies.text')}
      empty={t('competencies.none')}
    >
      {(rows) => (
        <Bars
          label={t('competencies.title')}
          bars={rows.map((row) => ({
            id: String(row.competency_id),
            label: <bdi>{row.competency}</bdi>,
            figure:
              row.percentage === null
                ? t('competencies.unmeasured')
                : t('competencies.reached', { level: row.level, percentage: percent(row.percentage) }),
            percent: row.percentage ?? 0,
            mark: row.threshold ?? undefined,
          }))}
        />
      )}
    </ReportCard>
  )
}
