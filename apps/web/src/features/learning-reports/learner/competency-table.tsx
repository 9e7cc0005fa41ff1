import { LyingBar } from '../../../charts/lying-bar.tsx'
import { useWords } from '../../../words/use-words.ts'
import { ReportTable } from '../parts/report-table.tsx'
import { useValues } from '../parts/use-values.ts'

/** What is reached in each competency, as a bar with the threshold as its mark. */
export function CompetencyTable({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const { percent } = useValues()
  return (
    <ReportTable
      report={{ name: 'learnerCompetencies', id }}
      title={words('learner.competencies')}
      text={words('learner.competenciesText')}
      columns={['competency', 'level', 'percentage', 'threshold', 'gap', 'changed_at']}
      cells={{
        percentage: (row) => (
          <span className="flex w-full max-w-64 min-w-48 items-center gap-2">
            <span className="w-12 shrink-0 text-end tabular-nums">{percent(row.percentage)}</span>
            <span className="flex-1">
              <LyingBar part={row.percentage ?? 0} mark={row.threshold ?? 0} />
            </span>
          </span>
        ),
      }}
      rowKey={(row) => row.competency_id ?? ''}
      empty={words('learner.noCompetencies')}
    />
  )
}
