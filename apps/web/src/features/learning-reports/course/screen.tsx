import { learningReports } from '@deckle/core/report/learning-reports.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
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
import { Figures } from '../parts/figures.tsx'
import { PersonLink } from '../parts/person-link.tsx'
import { PagedReport, StateBadge } from '../parts/report-table.tsx'
import { courseQuery, reportQuery, type RowOf } from '../queries.ts'
import { useReportFormat } from '../use-report-format.ts'
import { CourseFunnel } from './course-funnel.tsx'
import { CourseScores } from './course-scores.tsx'
import { CourseTopics } from './course-topics.tsx'

/** How a course goes: its figures, where learners stop, what they score, and each of them. */
export function CourseReportScreen() {
  const t = useWords('learning-reports')
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const course = useQuery(courseQuery(id))
  const overview = useQuery(reportQuery({ name: 'courseOverview', id }))
  const title = course.data ?? ''
  usePageTitle(title)
  const error = course.error ?? overview.error
  const row = overview.data?.report.rows[0]
  if (error && !row)
    return (
      <Page>
        <LoadError
          error={error}
          onRetry={() => void Promise.all([course.refetch(), overview.refetch()])}
          isRetrying={course.isFetching || overview.isFetching}
        />
      </Page>
    )
  return (
    <Page>
      <PageHeader
        title={t('course.title')}
        description={title}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('course.courses'), href: '/courses' },
              { label: title || '…', href: `/courses/${id}/learners` },
              { label: t('course.title') },
            ]}
          />
        }
      />
      {row ? row.enrolled === 0 ? <NobodyYet id={id} /> : <Report id={id} overview={row} /> : <Skeleton count={6} />}
    </Page>
  )
}

function NobodyYet({ id }: { readonly id: string }) {
  const t = useWords('learning-reports')
  return (
    <EmptyState
      illustration="chart"
      title={t('course.emptyTitle')}
      action={
        <LinkButton variant="primary" href={`/courses/${id}/learners`}>
          {t('course.addLearners')}
        </LinkButton>
      }
    >
      {t('course.emptyText')}
    </EmptyState>
  )
}

function Report({ id, overview }: { readonly id: string; readonly overview: RowOf<'courseOverview'> }) {
  const t = useWords('learning-reports')
  const { number, percent } = useReportFormat()
  const { enrolled, started, passed, expired, completion_rate, percentage, overdue, requests, certificates } = overview
  return (
    <>
      <Figures
        label={t('figures')}
        figures={[
          {
            label: t('report.columns.enrolled'),
            value: number(enrolled),
            note: t('course.started', { count: started }),
          },
          {
            label: t('report.columns.completion_rate'),
            value: percent(completion_rate),
            note: t('course.passed', { count: passed + expired }),
          },
          { label: t('report.columns.percentage'), value: percent(percentage), note: t('course.mean') },
          {
            label: t('report.columns.overdue'),
            value: number(overdue),
            note: t('course.failed', { count: overview.failed }),
          },
          {
            label: t('report.columns.certificates'),
            value: number(certificates),
            note: t('course.requests', { count: requests }),
          },
        ]}
      />
      <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
        <CourseFunnel id={id} />
        <div className="flex min-w-0 flex-col gap-4">
          <CourseScores id={id} />
          <CourseTopics id={id} />
        </div>
      </div>
      <PagedReport
        of={{ name: 'courseLearners', id }}
        title={t('course.learners')}
        types={learningReports.course.learners}
        rowKey={({ user_id }) => String(user_id)}
        empty={t('course.emptyTitle')}
        columns={['user', 'status', 'percent', 'percentage', 'due_at', 'last_seen', 'manager']}
        cells={{
          user: ({ user, user_id, email }) => <PersonLink id={user_id} name={user} email={email} />,
          status: ({ status, overdue: isOverdue }) => <StateBadge status={status} overdue={isOverdue} />,
        }}
      />
    </>
  )
}
