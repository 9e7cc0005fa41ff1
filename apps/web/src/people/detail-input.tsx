import type { PersonField } from '@deckle/core/people/person-field.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { DateTimeField } from '@deckle/ui/fields/date-time-field.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useWords } from '../words/use-words.ts'
import { useDetailText } from './use-detail-text.ts'

interface DetailInputProps {
  readonly definition: Pick<PersonField, 'kind' | 'choices'>
  readonly label: string
  readonly description?: string
  readonly error?: string | undefined
  readonly isOptional?: boolean
  readonly isDisabled?: boolean
  readonly className?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Takes a value of a person's field as its kind is written; '' for none. */
export function DetailInput({ definition: { kind, choices }, value, onChange, ...shared }: DetailInputProps) {
  const words = useWords('details')
  const text = useDetailText()
  const values = kind === 'yes_no' ? ['yes', 'no'] : kind === 'choice' ? choices : null
  if (values)
    return (
      <Select
        {...shared}
        value={value === '' ? 'none' : `=${value}`}
        onChange={(id) => onChange(id === 'none' ? '' : id.slice(1))}
        options={[
          { id: 'none', label: words('none') },
          ...values.map((one) => ({ id: `=${one}`, label: text(kind, one) })),
        ]}
      />
    )
  if (kind === 'number')
    return (
      <NumberField
        {...shared}
        value={value === '' ? Number.NaN : Number(value)}
        onChange={(number) => onChange(Number.isNaN(number) ? '' : canonical.format(number))}
        formatOptions={plainNumber}
        hasButtons={false}
      />
    )
  if (kind === 'date') return <DateTimeField {...shared} type="date" value={value} onChange={onChange} />
  return <TextField {...shared} value={value} onChange={onChange} />
}

/** As numbers of fields are stored. Not grouped, since the number may be an identifier. */
const plainNumber = { useGrouping: false, maximumFractionDigits: 9 } as const
const canonical = new Intl.NumberFormat('en', plainNumber)
