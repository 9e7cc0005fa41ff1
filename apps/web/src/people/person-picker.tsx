import type { PersonRow } from '@deckle/contract/models/people.ts'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useErrorWords } from '../lib/errors/error-words.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { useWords } from '../words/use-words.ts'
import { nameOf } from './name-of.ts'

/** Active people by part of their name, e-mail or username. */
const searchQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('users').report('names', search),
    queryFn: async ({ signal }) => (await api.users.listSearch({ body: { search, limit: 20 }, signal })).users,
    placeholderData: keepPreviousData,
  })

interface PersonPickerProps {
  readonly label: string
  readonly hideLabel?: boolean
  readonly isOptional?: boolean
  readonly description?: string | undefined
  readonly error?: string | undefined
  /** Id of a person to exclude. */
  readonly without?: string
  /** Receives null when the choice is cleared. */
  readonly onPick: (person: PersonRow | null) => void
}

/** Chooses a person by a search on the server. To reset it, change its `key`. */
export function PersonPicker({ description, error, without, onPick, ...field }: PersonPickerProps) {
  const words = useWords('person-picker')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useQuery(searchQuery(useDebounced(typed.trim())))
  const people = (found.data ?? []).filter(({ id }) => id !== without)
  return (
    <ComboBox<string>
      {...field}
      placeholder={words('placeholder')}
      options={people.map((one) => ({ id: one.id, label: nameOf(one), description: one.email }))}
      // The server has filtered, by more than the name.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={chosen}
      onChange={(id) => {
        const person = people.find((one) => one.id === id) ?? null
        setChosen(id)
        if (person) setTyped(nameOf(person))
        onPick(person)
      }}
      description={found.isFetching && typed !== '' ? words('looking') : description}
      error={found.isError ? errorWords(found.error) : error}
    />
  )
}
