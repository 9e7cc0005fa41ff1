import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Control, useFieldArray } from 'react-hook-form'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { changed, type Inspected, inspectedQuery, type Person } from '../queries.ts'

type Definition = Inspected['fields'][number]
interface Values {
  pairs: { name: string; value: string }[]
}
interface Ends {
  readonly person: Person
  readonly onEnd: () => void
}

/** The client's fields where it has defined some, else plain pairs. */
export function DetailsForm(props: Ends) {
  const { data, error, refetch, isFetching } = useQuery(inspectedQuery(props.person.id))
  if (data) return <PairsForm {...props} definitions={data.fields} />
  return error ? (
    <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : (
    <Skeleton count={3} />
  )
}

function PairsForm({ person, onEnd, definitions }: Ends & { readonly definitions: readonly Definition[] }) {
  const words = useWords('person')
  const form = useSubmitForm<Values>({
    defaultValues: { pairs: pairsOf(person, definitions) },
    submit: async ({ pairs }) => {
      const filled = pairs.filter(({ name, value }) => name.trim() !== '' && value !== '')
      const details = Object.fromEntries(filled.map(({ name, value }) => [name.trim(), value]))
      await api.users.updateDetails({ params: { id: person.id }, body: { details } })
      onEnd()
    },
    invalidates: changed,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'pairs' })
  return (
    <Form form={form} className="flex flex-col gap-3">
      {fields.map(({ id, name }, at) => (
        <Pair
          key={id}
          control={form.control}
          at={at}
          definition={definitions.find((one) => one.name === name)}
          onRemove={() => remove(at)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('save')}
        </Button>
        <Button onPress={onEnd}>{words('cancel')}</Button>
        {definitions.length === 0 && fields.length < 50 && (
          <Button onPress={() => append({ name: '', value: '' })}>{words('details.add')}</Button>
        )}
      </div>
    </Form>
  )
}

/** Defined fields in their order, then what else is there. */
function pairsOf({ details }: Person, definitions: readonly Definition[]): Values['pairs'] {
  const defined = definitions.map(({ name }) => ({ name, value: details[name] ?? '' }))
  const others = Object.entries(details).filter(([name]) => !definitions.some((one) => one.name === name))
  const pairs = [...defined, ...others.map(([name, value]) => ({ name, value }))]
  return pairs.length > 0 ? pairs : [{ name: '', value: '' }]
}

interface PairProps {
  readonly control: Control<Values>
  readonly at: number
  readonly definition: Definition | undefined
  readonly onRemove: () => void
}

function Pair({ control, at, definition, onRemove }: PairProps) {
  const words = useWords('person')
  if (definition) return <DefinedField control={control} at={at} definition={definition} />
  return (
    <div className="flex items-end gap-2 phone:flex-wrap">
      <Field control={control} name={`pairs.${at}.name`}>
        {(field) => <TextField {...field} label={words('details.name')} limits={{ max: 60 }} className="flex-1" />}
      </Field>
      <Field control={control} name={`pairs.${at}.value`}>
        {(field) => <TextField {...field} label={words('details.value')} limits={{ max: 500 }} className="flex-1" />}
      </Field>
      <Button aria-label={words('details.removeAt', { at: String(at + 1) })} onPress={onRemove}>
        {words('remove')}
      </Button>
    </div>
  )
}

function DefinedField({
  control,
  at,
  definition,
}: Omit<PairProps, 'onRemove' | 'definition'> & { readonly definition: Definition }) {
  const words = useWords('person')
  const { name, kind, choices, required } = definition
  const chosen = kind === 'yes_no' ? ['yes', 'no'] : choices
  const options = ['', ...chosen].map((id) => ({
    id: id === '' ? 'none' : `=${id}`,
    label: id === '' ? '–' : kind === 'yes_no' ? words(id === 'yes' ? 'yes' : 'no') : id,
  }))
  return (
    <Field
      control={control}
      name={`pairs.${at}.value`}
      check={(value) => !required || value !== '' || words('details.required')}
    >
      {({ value, onChange, ...field }) =>
        kind === 'choice' || kind === 'yes_no' ? (
          <Select
            {...field}
            label={name}
            options={options}
            value={value === '' ? 'none' : `=${value}`}
            onChange={(id) => onChange(id === 'none' ? '' : id.slice(1))}
          />
        ) : (
          <TextField
            {...field}
            value={value}
            onChange={onChange}
            label={name}
            type={kind === 'date' ? 'date' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
          />
        )
      }
    </Field>
  )
}
