import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { CellValue } from '../../../../figures/reports/use-report-values.ts'
import type { FilterChoice } from '../filter-fields.ts'
import { useFieldName } from './use-field-name.ts'
import { ValueName } from './value-name.tsx'

interface ConditionTextProps {
  readonly condition: ReportCondition
  readonly choice: FilterChoice | undefined
}

/** A condition in words: "Deck is one of Tea, Coffee". */
export function ConditionText({ condition: { field, op, value }, choice }: ConditionTextProps) {
  const words = useWords('reports')
  const name = useFieldName()(field)
  const operator = op === 'exists' ? words(value === true ? 'ops.exists' : 'ops.exists_not') : words(`ops.${op}`)
  if (op === 'exists') return <span>{`${name} ${operator}`}</span>
  const values: readonly CellValue[] = Array.isArray(value) ? value : [value as CellValue]
  return (
    <span className="min-w-0 wrap-anywhere">
      {`${name} ${operator} `}
      {values.map((one, at) => (
        <span key={String(one)}>
          {at > 0 && ', '}
          <ValueName field={field} input={choice?.input(op)} value={one} />
        </span>
      ))}
    </span>
  )
}
