import { Select } from '@deckle/ui/choices/select.tsx'
import { DateTimeField } from '@deckle/ui/fields/date-time-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useReportValues } from '../../../figures/reports/use-report-values.ts'
import { choicesOf, type NamedInput, type ValueInput } from './filter-fields.ts'
import { NamePicker } from './filters/name-picker.tsx'

interface ValueFieldProps {
  readonly input: ValueInput
  readonly value: string | boolean
  readonly error?: string | undefined
  readonly onChange: (value: string | boolean) => void
}

export function ValueField({ input, value, error, onChange }: ValueFieldProps) {
  const words = useWords('reports')
  const { write } = useReportValues()
  const label = words('filter.value')
  const text = typeof value === 'string' ? value : ''
  if (isNamed(input)) return <NamePicker input={input} label={label} onPick={(id) => onChange(id ?? '')} />
  if (input === 'flag')
    return (
      <Select
        label={label}
        value={value === false ? 'no' : 'yes'}
        onChange={(next) => onChange(next === 'yes')}
        options={[
          { id: 'yes', label: words('yes') },
          { id: 'no', label: words('no') },
        ]}
      />
    )
  if (input === 'reader_type' || input === 'license_type' || input === 'device')
    return (
      <Select
        label={label}
        value={text === '' ? null : text}
        onChange={onChange}
        options={choicesOf[input].map((id) => ({ id, label: write(input, 'text', id) }))}
      />
    )
  if (input === 'day') return <DateTimeField label={label} type="date" value={text} onChange={onChange} />
  return (
    <TextField
      label={label}
      value={text}
      onChange={onChange}
      error={error}
      {...(input === 'number' && { inputMode: 'decimal' as const })}
    />
  )
}

const named: readonly string[] = [
  'person',
  'deck',
  'course',
  'tag',
  'country',
  'source',
] satisfies readonly NamedInput[]
const isNamed = (input: ValueInput): input is NamedInput => named.includes(input)
