import { Figure } from '../../../charts/figure-grid.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { RowOf } from '../queries.ts'
import { useValues } from './use-values.ts'

/** Five figures of what courses and teams have in common. */
export function EnrolmentFigures({ row }: { readonly row: RowOf<'courseOverview'> | RowOf<'teamOverview'> }) {
  const words = useWords('learning-reports')
  const { number, percent } = useValues()
  return (
    <>
      <Figure label={words('columns.enrolled')} value={number(row.enrolled)} />
      <Figure label={words('columns.started')} value={number(row.started)} />
      <Figure
        label={words('columns.completion_rate')}
        value={percent(row.completion_rate)}
        note={words('passedNote', { passed: row.passed, expired: row.expired })}
      />
      <Figure label={words('columns.percentage')} value={percent(row.percentage)} note={words('meanNote')} />
      <Figure label={words('columns.failed')} value={number(row.failed)} />
    </>
  )
}
