import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Figure } from '../../../charts/figure-grid.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { nameOf } from '../../../people/name-of.ts'
import { personQuery } from '../../../people/queries.ts'
import { useWords } from '../../../words/use-words.ts'
import { Overview } from '../parts/overview.tsx'
import { useValues } from '../parts/use-values.ts'
import { WholeReport } from '../parts/whole-report.tsx'
import type { RowOf } from '../queries.ts'
import { CompetencyTable } from './competency-table.tsx'
import { LearnerCourses } from './learner-courses.tsx'

/** Its calendar is three times as large as all other reports. */
const Timeline = lazyPart(() => import('./timeline.tsx').then((module) => module.Timeline))

/** What a person learns: of the address, by default one's own. */
export function LearnerReportScreen() {
  const { id } = useParams({ strict: false }) as { readonly id?: string }
  const me = useUser()._id
  return (
    <Page>
      {id === undefined ? <OwnHeader /> : <PersonHeader id={id} />}
      <LearnerReport key={id ?? me} id={id ?? me} isOwn={id === undefined || id === me} />
    </Page>
  )
}

function OwnHeader() {
  const words = useWords('learning-reports')
  usePageTitle(words('learner.home'))
  return (
    <PageHeader
      title={words('learner.own')}
      description={words('learner.ownText')}
      breadcrumbs={
        <Breadcrumbs items={[{ label: words('learner.home'), href: '/learning' }, { label: words('report') }]} />
      }
      actions={<LinkButton href="/activity">{words('learner.ownActivity')}</LinkButton>}
    />
  )
}

function PersonHeader({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const person = useQuery(personQuery(id)).data
  const name = person ? nameOf(person) || person.email : words('learner.title')
  usePageTitle(name)
  return (
    <PageHeader
      title={name}
      description={words('learner.text')}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: words('team.title'), href: '/team' },
            { label: name, href: `/people/${id}` },
            { label: words('report') },
          ]}
        />
      }
      actions={<LinkButton href={`/people/${id}/activity`}>{words('learner.activity')}</LinkButton>}
    />
  )
}

function LearnerReport({ id, isOwn }: { readonly id: string; readonly isOwn: boolean }) {
  return (
    <WholeReport report={{ name: 'learnerOverview', id }} height="h-52">
      {([row]) =>
        row && (
          <>
            <LearnerFigures id={id} row={row} />
            <LearnerCourses id={id} isOwn={isOwn} />
            <CompetencyTable id={id} />
            <Suspense fallback={<Skeleton kind="table" count={4} />}>
              <Timeline id={id} />
            </Suspense>
          </>
        )
      }
    </WholeReport>
  )
}

function LearnerFigures({ id, row }: { readonly id: string; readonly row: RowOf<'learnerOverview'> }) {
  const words = useWords('learning-reports')
  const { number, percent, day } = useValues()
  return (
    <Overview report={{ name: 'learnerOverview', id }}>
      <Figure
        label={words('columns.open')}
        value={number(row.open)}
        note={words('learner.ofCourses', { count: row.courses })}
      />
      <Figure label={words('columns.overdue')} value={number(row.overdue)} isDanger={row.overdue > 0} />
      <Figure
        label={words('columns.passed')}
        value={number(row.passed)}
        note={words('learner.notPassed', { failed: row.failed, expired: row.expired })}
      />
      <Figure label={words('columns.percentage')} value={percent(row.percentage)} note={words('meanNote')} />
      <Figure label={words('columns.certificates')} value={number(row.certificates)} />
      <Figure label={words('columns.points')} value={number(row.points)} />
      <Figure label={words('columns.streak')} value={number(row.streak)} />
      <Figure label={words('columns.last_seen')} value={day(row.last_seen)} />
    </Overview>
  )
}
