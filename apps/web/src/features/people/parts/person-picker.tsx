import type { PersonRow } from '@deckle/contract/models/people.ts'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { namesQuery, nameOf } from '../queries.ts'

/** Milliseconds without a keystroke before the server is asked. */
const pause = 200

interface PersonPickerProps {
  readonly label: string
  readonly description?: string | undefined
  readonly error?: string | undefined
  readonly onPick: (person: PersonRow) => void
}

/** A search for somebody by part of their name. A new `key` resets it to empty and closed. */
export function PersonPicker({ label, description, error, onPick }: PersonPickerProps) {
  const words = useWords('people')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useQuery(namesQuery(search))
  const people = found.data ?? []
  return (
    <ComboBox<string>
      label={label}
      placeholder={words('picker.placeholder')}
      options={people.map((one) => ({ id: one.id, label: nameOf(one), description: one.email }))}
      // The server has filtered already.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(id) => {
        const person = people.find((one) => one.id === id)
        if (person) onPick(person)
      }}
      description={found.isFetching ? words('picker.looking') : description}
      error={found.isError ? errorWords(found.error) : error}
    />
  )
}
