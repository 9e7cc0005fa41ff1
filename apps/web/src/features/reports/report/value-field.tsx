import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useReportValues } from '../../../figures/reports/use-report-values.ts'
import { choicesOf, type ValueInput } from './filter-fields.ts'

interface ValueFieldProps {
  readonly input: ValueInput
  readonly value: string | boolean
  readonly onChange: (value: string | boolean) => void
}

export function ValueField({ input, value, onChange }: ValueFieldProps) {
  const words = useWords('reports')
  const { write } = useReportValues()
  const label = words('filter.value')
  const text = typeof value === 'string' ? value : ''
  if (input === 'person') return <PersonPicker label={label} onPick={(person) => onChange(person?.id ?? '')} />
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
  return (
    <TextField
      label={label}
      value={text}
      onChange={onChange}
      {...(input === 'number' && { inputMode: 'decimal' as const })}
      {...(input === 'day' && { type: 'date' })}
    />
  )
}
