import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import type { Control, FieldValues, FieldPathByValue } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Inspected } from '../queries.ts'

export type Definition = Pick<Inspected['fields'][number], 'name' | 'kind' | 'choices' | 'required'>

interface DefinedFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>
  readonly name: FieldPathByValue<Values, string>
  readonly definition: Definition
  readonly className?: string
}

/** Input for a client-defined field. The form value is text; '' without a value. */
export function DefinedField<Values extends FieldValues>({
  control,
  name,
  definition,
  className,
}: DefinedFieldProps<Values>) {
  const words = useWords('person')
  const { kind, choices, required } = definition
  const isChoice = kind === 'choice' || kind === 'yes_no'
  const options = ['', ...(kind === 'yes_no' ? ['yes', 'no'] : choices)].map((id) => ({
    id: id === '' ? 'none' : `=${id}`,
    label: id === '' ? '–' : kind === 'yes_no' ? words(id === 'yes' ? 'yes' : 'no') : id,
  }))
  const shared = { label: definition.name, isOptional: !required, ...(className !== undefined && { className }) }
  return (
    <Field
      control={control}
      name={name}
      check={(value: string) => !required || value.trim() !== '' || words('details.required')}
    >
      {({ value, onChange, ...field }) =>
        isChoice ? (
          <Select
            {...field}
            {...shared}
            options={options}
            value={value === '' ? 'none' : `=${value}`}
            onChange={(id) => onChange(id === 'none' ? '' : id.slice(1))}
          />
        ) : (
          <TextField
            {...field}
            {...shared}
            value={value}
            onChange={onChange}
            type={kind === 'date' ? 'date' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
          />
        )
      }
    </Field>
  )
}
