import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { nameOf, searchQuery } from './queries.ts'

/** Milliseconds without typing, after which the server is asked. */
const pause = 200

/** Chooses a person by name, e-mail or username; the server searches. */
export function PersonPicker({
  label,
  hideLabel = false,
  without,
  onChange,
}: {
  label: string
  hideLabel?: boolean
  /** A person who is not offered. */
  without?: string
  onChange: (id: string | null) => void
}) {
  const words = useWords('people-tree')
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  const found = useQuery(searchQuery(search))
  const people = (found.data ?? []).filter(({ id }) => id !== without)
  return (
    <ComboBox
      label={label}
      hideLabel={hideLabel}
      placeholder={words('searchHint')}
      inputValue={text}
      onInputChange={setText}
      value={chosen}
      onChange={(id) => {
        setChosen(id)
        const person = people.find((one) => one.id === id)
        if (person) setText(nameOf(person))
        onChange(id)
      }}
      // The server has searched, in more than the name.
      defaultFilter={() => true}
      options={people.map((person) => ({ id: person.id, label: nameOf(person), description: person.email }))}
    />
  )
}
