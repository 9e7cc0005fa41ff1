import { useQuery } from '@tanstack/react-query'
import { type CellValue, useReportValues } from '../../../../figures/reports/use-report-values.ts'
import type { ValueInput } from '../filter-fields.ts'
import { nameQuery } from './name-source.ts'

interface ValueNameProps {
  readonly field: string
  readonly input: ValueInput | undefined
  readonly value: CellValue
}

/** A condition's value in words. */
export function ValueName({ field, input, value }: ValueNameProps) {
  const { write } = useReportValues()
  if (input === 'deck' || input === 'course' || input === 'tag' || input === 'person')
    return <NameOf input={input} id={String(value)} />
  const type = input === 'day' ? 'day' : 'text'
  // In tables `source` is how people came into a course.
  return write(field === 'source' ? 'origin' : field, type, type === 'day' ? String(value).slice(0, 10) : value)
}

function NameOf({ input, id }: { readonly input: 'deck' | 'course' | 'tag' | 'person'; readonly id: string }) {
  const { data, isError } = useQuery(nameQuery(input, id))
  return data || (isError || data === '' ? id.slice(0, 8) : '…')
}
