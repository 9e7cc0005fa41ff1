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
import { personQuery } from './queries.ts'

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

interface PersonPickerProps extends PickerProps<PersonRow> {
  /** Id of the selected person, for example from the URL; undefined if none. */
  readonly personId?: string | undefined
}

/**
 * Chooses an active person by part of their name, email or username. Where `personId` does not follow the choice, change
 * its `key` to reset it.
 */
export function PersonPicker({ personId, error, ...props }: PersonPickerProps) {
  const errorWords = useErrorWords()
  const known = useQuery({ ...personQuery(personId ?? ''), enabled: personId !== undefined })
  return (
    <SearchPicker
      {...props}
      known={personId === undefined || !known.data ? undefined : { id: personId, label: nameOf(known.data) }}
      error={known.isError ? errorWords(known.error) : error}
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
  /** Selected when its id changes. */
  readonly known?: Option | undefined
  readonly queryKey: (search: string) => QueryKey
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly Person[]>
  readonly optionOf: (person: Person) => Omit<Option, 'id'>
}

interface Option {
  readonly id: string
  readonly label: string
  readonly description?: string
}

function SearchPicker<Person extends { readonly id: string }>({
  description,
  error,
  without,
  onPick,
  known,
  queryKey,
  find,
  optionOf,
  ...field
}: SearchPickerProps<Person>) {
  const words = useWords('person-picker')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const [lastKnown, setLastKnown] = useState<Option>()
  if (known?.id !== lastKnown?.id) {
    setLastKnown(known)
    setChosen(known ?? null)
    setTyped(known?.label ?? '')
  }
  const search = useDebounced(typed.trim())
  const found = useQuery({
    queryKey: queryKey(search),
    queryFn: ({ signal }) => find(search, signal),
    placeholderData: keepPreviousData,
  })
  const people = (found.data ?? []).filter(({ id }) => id !== without)
  const options = people.map((one) => ({ id: one.id, ...optionOf(one) }))
  // React Aria clears the text on blur if the selected id is missing from the options.
  const isMissing = chosen !== null && typed === chosen.label && !options.some(({ id }) => id === chosen.id)
  return (
    <ComboBox<string>
      {...field}
      placeholder={words('placeholder')}
      options={isMissing ? [chosen, ...options] : options}
      // The server has filtered, by more than the name.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={chosen?.id ?? null}
      onChange={(id) => {
        const option = options.find((one) => one.id === id) ?? null
        setChosen(option)
        if (option) setTyped(option.label)
        onPick(people.find((one) => one.id === id) ?? null)
      }}
      description={found.isFetching && typed !== '' ? words('looking') : description}
      error={found.isError ? errorWords(found.error) : error}
    />
  )
}
