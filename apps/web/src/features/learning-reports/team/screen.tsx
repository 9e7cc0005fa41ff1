import { hasReach } from '@deckle/core/access/access.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Figure } from '../../../charts/figure-grid.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { nameOf } from '../../../people/name-of.ts'
import { personQuery } from '../../../people/queries.ts'
import { useWords } from '../../../words/use-words.ts'
import { EnrolmentFigures } from '../parts/enrolment-figures.tsx'
import { Overview } from '../parts/overview.tsx'
import { useValues } from '../parts/use-values.ts'
import { WholeReport } from '../parts/whole-report.tsx'
import { type RowOf, teamUrl } from '../queries.ts'
import { Compare } from './compare.tsx'
import { Members } from './members.tsx'
import { TeamCourses } from './team-courses.tsx'

/** How everyone below a person learns: of the address, by default below oneself. */
export function TeamReportScreen() {
  const me = useUser()._id
  const [{ node = me }] = useUrlState(teamUrl)
  const id = node
  return (
    <Page>
      <TeamHeader id={id} isOwn={id === me} />
      <WholeReport key={id} report={{ name: 'teamOverview', id }} height="h-52">
        {([row]) => row && (row.people === 0 ? <Nobody isOwn={id === me} /> : <TeamReport id={id} row={row} />)}
      </WholeReport>
    </Page>
  )
}

function TeamHeader({ id, isOwn }: { readonly id: string; readonly isOwn: boolean }) {
  const words = useWords('learning-reports')
  const person = useQuery({ ...personQuery(id), enabled: !isOwn }).data
  const name = person && (nameOf(person) || person.email)
  const title = isOwn ? words('team.title') : words('team.titleOf', { name: name ?? '…' })
  usePageTitle(title)
  return (
    <PageHeader
      title={title}
      description={words('team.text')}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: words('team.title'), href: '/team' },
            ...(isOwn
              ? [{ label: words('report') }]
              : [{ label: words('report'), href: '/team/report' }, { label: name ?? '…' }]),
          ]}
        />
      }
    />
  )
}

/** Teams come to be by people's managers. */
function Nobody({ isOwn }: { readonly isOwn: boolean }) {
  const words = useWords('learning-reports')
  const mayPlace = hasReach(actorOf(useUser()), 'user.list', 'client')
  return (
    <EmptyState
      illustration="people"
      title={words(isOwn ? 'team.emptyTitle' : 'team.emptyTitleOf')}
      action={
        mayPlace && (
          <LinkButton variant="primary" href="/people/tree">
            {words('team.toTree')}
          </LinkButton>
        )
      }
    >
      {words(mayPlace ? 'team.emptyAdmin' : 'team.emptyText')}
    </EmptyState>
  )
}

function TeamReport({ id, row }: { readonly id: string; readonly row: RowOf<'teamOverview'> }) {
  const words = useWords('learning-reports')
  const { number } = useValues()
  return (
    <>
      <Overview report={{ name: 'teamOverview', id }}>
        <Figure label={words('columns.people')} value={number(row.people)} />
        <Figure
          label={words('columns.people_overdue')}
          value={number(row.people_overdue)}
          isDanger={row.people_overdue > 0}
        />
        <Figure label={words('columns.people_at_risk')} value={number(row.people_at_risk)} />
        <EnrolmentFigures row={row} />
      </Overview>
      <Compare id={id} />
      <TeamCourses id={id} />
      <Members id={id} />
    </>
  )
}
