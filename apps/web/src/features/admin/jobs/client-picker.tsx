import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { clientQuery } from '../queries.ts'
import { clientsNamedQuery } from './queries.ts'

interface ClientPickerProps {
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}

/** Chooses a client or none. The server searches by name. */
export function ClientPicker({ value, onChange }: ClientPickerProps) {
  const words = useWords('operations')
  const chosen = useQuery({ ...clientQuery(value ?? ''), enabled: value !== undefined })
  // Null before anything is typed.
  const [typed, setTyped] = useState<string | null>(null)
  const name = value === undefined ? '' : (chosen.data?.name ?? '')
  const search = useDebounced((typed ?? '').trim())
  const found = useQuery(clientsNamedQuery(search))
  return (
    <ComboBox
      label={words('jobs.client')}
      hideLabel
      className="w-64 phone:w-full"
      placeholder={words('jobs.pickClient')}
      inputValue={typed ?? name}
      onInputChange={(text) => {
        setTyped(text)
        if (text === '' && value !== undefined) onChange(undefined)
      }}
      value={value ?? null}
      onChange={(id) => {
        setTyped(null)
        onChange(id ?? undefined)
      }}
      onBlur={() => setTyped(null)}
      // The server has filtered.
      defaultFilter={() => true}
      options={(found.data ?? []).map((client) => ({ id: client.id, label: client.name }))}
    />
  )
}
