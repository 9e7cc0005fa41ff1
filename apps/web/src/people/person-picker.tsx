import type { PersonRow } from '@deckle/contract/models/people.ts'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useErrorWords } from '../lib/errors/error-words.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { useWords } from '../words/use-words.ts'
import { nameOf } from './name-of.ts'

interface PickerProps<Person> {
  readonly label: string
  readonly hideLabel?: boolean
  readonly isOptional?: boolean
  readonly description?: string | undefined
  readonly error?: string | undefined
  /** Id of a person to exclude. */
  readonly without?: string
  /** Receives null when the choice is cleared. */
  readonly onPick: (person: Person | null) => void
}

/** Chooses an active person by part of their name, email or username. To reset it, change its `key`. */
export function PersonPicker(props: PickerProps<PersonRow>) {
  return (
    <SearchPicker
      {...props}
      queryKey={(search) => queryKeys('users').report('names', search)}
      find={async (search, signal) => (await api.users.listSearch({ body: { search, limit: 20 }, signal })).users}
      optionOf={(person) => ({ label: nameOf(person), description: person.email })}
    />
  )
}

interface NamedPerson {
  readonly id: string
  readonly name: string
}

/** Chooses a person who can be added to a course, by part of their name: for people who may not list others. */
export function CoursePersonPicker({ courseId, ...props }: PickerProps<NamedPerson> & { readonly courseId: string }) {
  return (
    <SearchPicker
      {...props}
      queryKey={(search) => queryKeys('learners').one(courseId, 'names', search)}
      find={async (search, signal) =>
        (await api.learners.people({ params: { id: courseId }, query: { search }, signal })).people
      }
      optionOf={({ name }) => ({ label: name })}
    />
  )
}

interface SearchPickerProps<Person> extends PickerProps<Person> {
  readonly queryKey: (search: string) => QueryKey
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly Person[]>
  readonly optionOf: (person: Person) => { readonly label: string; readonly description?: string }
}

function SearchPicker<Person extends { readonly id: string }>({
  description,
  error,
  without,
  onPick,
  queryKey,
  find,
  optionOf,
  ...field
}: SearchPickerProps<Person>) {
  const words = useWords('person-picker')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const search = useDebounced(typed.trim())
  const found = useQuery({
    queryKey: queryKey(search),
    queryFn: ({ signal }) => find(search, signal),
    placeholderData: keepPreviousData,
  })
  const people = (found.data ?? []).filter(({ id }) => id !== without)
  return (
    <ComboBox<string>
      {...field}
      placeholder={words('placeholder')}
      options={people.map((one) => ({ id: one.id, ...optionOf(one) }))}
      // The server has filtered, by more than the name.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={chosen}
      onChange={(id) => {
        const person = people.find((one) => one.id === id) ?? null
        setChosen(id)
        if (person) setTyped(optionOf(person).label)
        onPick(person)
      }}
      description={found.isFetching && typed !== '' ? words('looking') : description}
      error={found.isError ? errorWords(found.error) : error}
    />
  )
}
