import type { Competency } from '@deckle/contract/competencies.ts'
import { competencyLimits } from '@deckle/core/learning/competency/competency.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { decksQuery } from '../queries.ts'

type Decks = Competency['decks']

interface LinkedDecksProps {
  readonly decks: Decks
  readonly onChange: (decks: Decks) => void
  readonly error: string | undefined
}

/** Decks whose best results count, each with its weight. */
export function LinkedDecks({ decks, onChange, error }: LinkedDecksProps) {
  const t = useWords('competencies')
  const [added, setAdded] = useState(0)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-strong">{t('decks')}</legend>
      {decks.length === 0 && <p className="text-xs text-muted">{t('noDecks')}</p>}
      <ul className="flex flex-col gap-2">
        {decks.map((deck) => (
          <li key={deck.id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 text-sm wrap-anywhere">{deck.name}</span>
            <NumberField
              label={t('weight', { name: deck.name })}
              hideLabel
              value={deck.weight}
              minValue={1}
              maxValue={competencyLimits.weight}
              step={1}
              onChange={(weight) =>
                onChange(decks.map((one) => (one.id === deck.id ? { ...one, weight: weight || 1 } : one)))
              }
              className="w-32 shrink-0"
            />
            <IconButton
              label={t('unlink', { name: deck.name })}
              icon={<X />}
              size="sm"
              onPress={() => onChange(decks.filter((one) => one.id !== deck.id))}
            />
          </li>
        ))}
      </ul>
      {decks.length < competencyLimits.decks && (
        <DeckSearch
          key={added}
          chosen={decks}
          error={error}
          onPick={(deck) => {
            onChange([...decks, { ...deck, weight: 1 }])
            setAdded(added + 1)
          }}
        />
      )}
    </fieldset>
  )
}

interface DeckSearchProps {
  readonly chosen: Decks
  readonly error: string | undefined
  readonly onPick: (deck: { readonly id: string; readonly name: string }) => void
}

function DeckSearch({ chosen, error, onPick }: DeckSearchProps) {
  const t = useWords('competencies')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const found = useQuery(decksQuery(useDebounced(typed.trim())))
  const decks = (found.data ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))
  return (
    <ComboBox<string>
      label={t('addDeck')}
      options={decks.map(({ id, name }) => ({ id, label: name }))}
      // The server has filtered.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(id) => {
        const deck = decks.find((one) => one.id === id)
        if (deck) onPick({ id: deck.id, name: deck.name })
      }}
      error={found.isError ? errorWords(found.error) : error}
    />
  )
}
