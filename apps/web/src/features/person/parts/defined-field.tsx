import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { Control, FieldValues, FieldPathByValue } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { DetailInput } from '../../../people/detail-input.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Inspected } from '../queries.ts'

export type Definition = Pick<Inspected['fields'][number], 'name' | 'kind' | 'choices' | 'required'>

interface DefinedFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>
  readonly name: FieldPathByValue<Values, string>
  readonly definition: Definition
}

/** Input for a client-defined field. The form value is text; '' without a value. */
export function DefinedField<Values extends FieldValues>({ control, name, definition }: DefinedFieldProps<Values>) {
  const words = useWords('person')
  const { required } = definition
  return (
    <Field
      control={control}
      name={name}
      check={(value: string) => !required || !isBlank(value) || words('details.required')}
    >
      {(field) => <DetailInput {...field} definition={definition} label={definition.name} isOptional={!required} />}
    </Field>
  )
}
