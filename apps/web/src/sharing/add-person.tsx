import { isFoundBy } from '@deckle/core/text/searchable-text.ts'
import type { SharePerson } from '@deckle/contract/sharing.ts'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorWords } from '../lib/errors/error-words.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { useWords } from '../words/use-words.ts'
import { type Shared, sharersQuery } from './queries.ts'

interface AddPersonProps {
  readonly shared: Shared
  /** Names of people who already have access. */
  readonly known: ReadonlySet<string>
  readonly onAdd: (person: SharePerson) => void
}

/** Search for colleagues by part of their name; selecting one adds them. A new `key` resets it to empty and closed. */
export function AddPerson({ shared, known, onAdd }: AddPersonProps) {
  const t = useWords('sharing')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const found = useQuery(sharersQuery(shared, useDebounced(typed.trim())))
  // Typing filters the results already loaded at once; the server's answer follows.
  const shown = typed.trim()
  const people = (found.data ?? []).filter(({ user_id, name }) => !known.has(user_id) && isFoundBy(name, shown))
  return (
    <ComboBox<string>
      label={t('add')}
      placeholder={t('addPlaceholder')}
      options={people.map(({ user_id, name }) => ({ id: user_id, label: name }))}
      // The items are filtered already.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(id) => {
        const person = people.find(({ user_id }) => user_id === id)
        if (person) onAdd(person)
      }}
      description={found.isFetching ? t('looking') : t(`${shared.kind}.addText`)}
      error={found.isError ? errorWords(found.error) : undefined}
    />
  )
}
