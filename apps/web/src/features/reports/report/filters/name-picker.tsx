import { isFoundBy } from '@deckle/core/text/searchable-text.ts'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorWords } from '../../../../lib/errors/error-words.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { PersonPicker } from '../../../../people/person-picker.tsx'
import { useWords } from '../../../../words/use-words.ts'
import { useReportValues } from '../../../../figures/reports/use-report-values.ts'
import { isWhole, type Named, type NameKind, namesQuery } from './name-source.ts'

interface NamePickerProps {
  readonly input: NameKind
  readonly label: string
  /** Values that are not offered. */
  readonly without?: readonly string[]
  /** Receives null when the choice is cleared. */
  readonly onPick: (id: string | null) => void
}

/** Chooses something by searching its name on the server. To reset it, change its `key`. */
export function NamePicker({ input, label, onPick, ...rest }: NamePickerProps) {
  if (input === 'person') return <PersonPicker label={label} onPick={(person) => onPick(person?.id ?? null)} />
  return <OtherPicker input={input} label={label} onPick={onPick} {...rest} />
}

function OtherPicker({
  input,
  label,
  without = [],
  onPick,
}: NamePickerProps & { readonly input: Exclude<NameKind, 'person'> }) {
  const words = useWords('reports')
  const errorWords = useErrorWords()
  const { write } = useReportValues()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useQuery(namesQuery(input, useDebounced(typed.trim().slice(0, 100))))
  const nameOf = ({ id, name }: Named) => (input === 'country' ? write('country', 'text', id) : name)
  const like = typed.trim()
  const shown = (found.data ?? []).filter(
    (one) => !without.includes(one.id) && (!isWhole(input) || isFoundBy(nameOf(one), like)),
  )
  return (
    <ComboBox<string>
      label={label}
      placeholder={words('filter.search')}
      options={shown.slice(0, 50).map((one) => ({
        id: one.id,
        label: nameOf(one),
        ...(one.note !== undefined && { description: one.note }),
      }))}
      // The options are filtered already.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={chosen}
      onChange={(id) => {
        const one = shown.find((other) => other.id === id)
        setChosen(id)
        if (one) setTyped(nameOf(one))
        onPick(id)
      }}
      description={found.isFetching ? words('filter.looking') : undefined}
      error={found.isError ? errorWords(found.error) : undefined}
    />
  )
}
