import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Figure } from '../../../charts/figure-grid.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { useWords } from '../../../words/use-words.ts'
import { EnrolmentFigures } from '../parts/enrolment-figures.tsx'
import { Overview } from '../parts/overview.tsx'
import { useValues } from '../parts/use-values.ts'
import { WholeReport } from '../parts/whole-report.tsx'
import { courseQuery, type RowOf } from '../queries.ts'
import { FunnelChart } from './funnel-chart.tsx'
import { Learners } from './learners.tsx'
import { ScoreChart } from './score-chart.tsx'
import { Topics } from './topics.tsx'

/** How a course does: its figures, where learners stop, results, topics, and each learner. */
export function CourseReportScreen() {
  const words = useWords('learning-reports')
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const title = useQuery(courseQuery(id)).data ?? words('course.title')
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        description={words('course.text')}
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: words('courses'), href: '/courses' }, { label: title }, { label: words('report') }]}
          />
        }
        actions={<LinkButton href={`/courses/${id}/learners`}>{words('course.toLearners')}</LinkButton>}
      />
      <WholeReport report={{ name: 'courseOverview', id }} height="h-52">
        {([row]) => row && (row.enrolled === 0 ? <Nobody id={id} /> : <CourseReport id={id} overview={row} />)}
      </WholeReport>
    </Page>
  )
}

function Nobody({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  return (
    <EmptyState
      illustration="chart"
      title={words('course.emptyTitle')}
      action={
        <LinkButton variant="primary" href={`/courses/${id}/learners`}>
          {words('course.add')}
        </LinkButton>
      }
    >
      {words('course.emptyText')}
    </EmptyState>
  )
}

function CourseReport({ id, overview }: { readonly id: string; readonly overview: RowOf<'courseOverview'> }) {
  const words = useWords('learning-reports')
  const { number } = useValues()
  return (
    <>
      <Overview report={{ name: 'courseOverview', id }}>
        <EnrolmentFigures row={overview} />
        <Figure label={words('columns.overdue')} value={number(overview.overdue)} isDanger={overview.overdue > 0} />
        <Figure label={words('columns.requests')} value={number(overview.requests)} />
        <Figure label={words('columns.certificates')} value={number(overview.certificates)} />
      </Overview>
      <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
        <FunnelChart id={id} />
        <ScoreChart id={id} />
      </div>
      <Topics id={id} />
      <Learners id={id} />
    </>
  )
}
