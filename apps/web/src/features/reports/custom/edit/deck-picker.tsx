import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorWords } from '../../../../lib/errors/error-words.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { useWords } from '../../../../words/use-words.ts'
import { deckChoicesQuery, deckNameQuery } from '../queries.ts'

interface DeckPickerProps {
  readonly deck: string | null
  readonly isRequired: boolean
  readonly onChange: (deck: string | null) => void
}

/** The deck that a widget is about; none for all of them. */
export function DeckPicker({ deck, isRequired, onChange }: DeckPickerProps) {
  const words = useWords('custom-reports')
  const errorWords = useErrorWords()
  const name = useQuery({ ...deckNameQuery(deck ?? ''), enabled: deck !== null })
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (deck === null ? '' : (name.data ?? '…'))
  const found = useQuery(deckChoicesQuery(useDebounced((typed ?? '').trim())))
  const decks = found.data ?? []
  return (
    <ComboBox<string>
      label={words('form.deck')}
      description={words(isRequired ? 'form.deckNeeded' : 'form.deckText')}
      error={found.isError ? errorWords(found.error) : undefined}
      isOptional={!isRequired}
      options={decks.map((one) => ({ id: one.id, label: one.name }))}
      defaultFilter={() => true}
      inputValue={shown}
      onInputChange={(text) => {
        setTyped(text)
        if (text === '' && deck !== null) onChange(null)
      }}
      value={deck}
      onChange={(id) => {
        setTyped(decks.find((one) => one.id === id)?.name ?? null)
        onChange(id)
      }}
    />
  )
}
