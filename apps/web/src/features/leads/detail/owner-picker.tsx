import type { LeadPerson } from '@deckle/contract/leads.ts'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { ownersQuery } from '../queries.ts'

interface OwnerPickerProps {
  readonly owner: LeadPerson | null
  readonly isDisabled: boolean
  /** Null: nobody. */
  readonly onPick: (owner: LeadPerson | null) => void
}

const NOBODY = 'nobody'

/** Who looks after a lead, found by part of the name. A new `key` resets it. */
export function OwnerPicker({ owner, isDisabled, onPick }: OwnerPickerProps) {
  const t = useWords('lead')
  const errorWords = useErrorWords()
  const name = owner?.name ?? ''
  const [typed, setTyped] = useState(name)
  // What is chosen stands in the field, and is no search.
  const search = typed === name ? '' : typed.trim()
  const found = useQuery(ownersQuery(useDebounced(search)))
  const people = found.data ?? []
  return (
    <ComboBox<string>
      className="min-w-0 flex-1"
      label={t('work.owner')}
      placeholder={owner ? t('work.find') : t('work.nobody')}
      isDisabled={isDisabled}
      options={[
        ...(owner ? [{ id: NOBODY, label: t('work.nobody') }] : []),
        ...people.map(({ id, name: label }) => ({ id, label })),
      ]}
      // The server has filtered.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(id) => {
        if (id === NOBODY) return onPick(null)
        const person = people.find((one) => one.id === id)
        if (person) onPick(person)
      }}
      onBlur={() => setTyped(name)}
      error={found.isError ? errorWords(found.error) : undefined}
    />
  )
}
