import { filterFields } from '@deckle/core/report/reports/definition.ts'
import { useWords } from '../../../../words/use-words.ts'
import { useReportValues } from '../../../../figures/reports/use-report-values.ts'

/** What can be filtered by, in words: a field, or a figure of a column. */
export function useFieldName(): (field: string) => string {
  const words = useWords('reports')
  const { heading } = useReportValues()
  const named: readonly string[] = filterFields
  return (field) => (named.includes(field) && field !== 'details' ? words(`fields.${field as 'name'}`) : heading(field))
}
