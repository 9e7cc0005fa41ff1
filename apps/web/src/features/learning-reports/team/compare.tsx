import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { LyingBar } from '../../../charts/lying-bar.tsx'
import { useWords } from '../../../words/use-words.ts'
import { ReportTable } from '../parts/report-table.tsx'
import { useValues } from '../parts/use-values.ts'

/** The teams of those directly below, each with a bar; each leads to its own report. */
export function Compare({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const { percent } = useValues()
  return (
    <ReportTable
      report={{ name: 'teamCompare', id }}
      title={words('compare.title')}
      text={words('compare.text')}
      columns={['user', 'completion_rate', 'enrolled', 'started', 'passed', 'failed', 'percentage']}
      cells={{
        user: (row) => (
          <TextLink href={`/team/report?node=${encodeURIComponent(row.user_id ?? '')}`}>
            {words('team.titleOf', { name: row.user })}
          </TextLink>
        ),
        completion_rate: (row) => (
          <span className="flex w-full max-w-64 min-w-48 items-center gap-2">
            <span className="w-12 shrink-0 text-end tabular-nums">{percent(row.completion_rate)}</span>
            <span className="flex-1">
              <LyingBar part={row.completion_rate ?? 0} />
            </span>
          </span>
        ),
      }}
      rowKey={(row) => row.user_id ?? ''}
      empty={words('compare.none')}
    />
  )
}
