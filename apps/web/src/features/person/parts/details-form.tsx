import type { TagName } from '@deckle/contract/models/tag.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Control, useFieldArray } from 'react-hook-form'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { TagPicker } from '../../../tags/tag-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { changed, inspectedQuery, type Person } from '../queries.ts'
import { DefinedField, type Definition } from './defined-field.tsx'

interface Values {
  pairs: { name: string; value: string }[]
  tags: readonly TagName[]
}
interface Ends {
  readonly person: Person
  readonly onEnd: () => void
}

/** Edits the client's defined fields and the person's other details. */
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
    defaultValues: { pairs: pairsOf(person, definitions), tags: person.tags },
    submit: async ({ pairs, tags }) => {
      const filled = pairs.filter(({ name, value }) => !isBlank(name) && value !== '')
      const details = Object.fromEntries(filled.map(({ name, value }) => [name.trim(), value]))
      await api.users.updateDetails({ params: { id: person.id }, body: { details, tags: tags.map(({ id }) => id) } })
      onEnd()
    },
    invalidates: changed,
    fieldOf: (name, { pairs }) => {
      const at = pairs.findIndex((pair) => name === `details.${pair.name.trim()}`)
      return at < 0 ? undefined : `pairs.${at}.value`
    },
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
      <Field control={form.control} name="tags">
        {({ value, onChange }) => <TagPicker kind="user" label={words('tags')} value={value} onChange={onChange} />}
      </Field>
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

/** Defined fields in order, followed by other details. */
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
  if (definition) return <DefinedField control={control} name={`pairs.${at}.value`} definition={definition} />
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
