import { hasReach } from '@deckle/core/access/access.ts'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Figure } from '../../../charts/figure-grid.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { PersonCell } from '../parts/cells.tsx'
import { Overview } from '../parts/overview.tsx'
import { ReportTable } from '../parts/report-table.tsx'
import { useValues } from '../parts/use-values.ts'
import { WholeReport } from '../parts/whole-report.tsx'
import { reportQuery, type RowOf } from '../queries.ts'
import { LevelsChart } from './levels-chart.tsx'

/** Who has reached what in a competency, and what closes gaps. */
export function CompetencyReportScreen() {
  const words = useWords('learning-reports')
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const report = { name: 'competencyOverview', id } as const
  const [found] = useQuery(reportQuery(report)).data?.report.rows ?? []
  const title = found?.competency ?? words('competency.title')
  usePageTitle(title)
  const home = hasReach(actorOf(useUser()), 'competency.edit', 'client') ? '/competencies' : '/team/competencies'
  return (
    <Page>
      <PageHeader
        title={title}
        description={words('competency.text')}
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: words('competency.home'), href: home }, { label: title }, { label: words('report') }]}
          />
        }
      />
      <WholeReport report={report} height="h-24">
        {([row]) => row && <CompetencyReport id={id} row={row} />}
      </WholeReport>
    </Page>
  )
}

function CompetencyReport({ id, row }: { readonly id: string; readonly row: RowOf<'competencyOverview'> }) {
  const words = useWords('learning-reports')
  const { number, percent } = useValues()
  return (
    <>
      <Overview report={{ name: 'competencyOverview', id }}>
        <Figure label={words('columns.measured')} value={number(row.measured)} />
        <Figure label={words('columns.percentage')} value={percent(row.percentage)} note={words('meanNote')} />
        <Figure label={words('columns.threshold')} value={percent(row.threshold)} />
        <Figure label={words('columns.decks')} value={number(row.decks)} />
      </Overview>
      <LevelsChart id={id} row={row} />
      <ReportTable
        report={{ name: 'competencyGaps', id }}
        title={words('competency.gaps')}
        text={words('competency.gapsText')}
        columns={['competency', 'measured', 'below', 'percentage', 'gap', 'courses']}
        rowKey={(gap) => gap.competency_id ?? ''}
        empty={words('competency.noDecks')}
      />
      <ReportTable
        report={{ name: 'competencyLearners', id }}
        title={words('columns.people')}
        text={words('competency.peopleText')}
        columns={['user', 'level', 'percentage', 'gap', 'changed_at', 'manager']}
        cells={{ user: (person) => <PersonCell row={person} /> }}
        rowKey={(person) => person.user_id ?? ''}
        empty={words('levels.none')}
      />
    </>
  )
}
