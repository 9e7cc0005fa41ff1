import { deckLimits } from '@deckle/core/deck/deck.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'

interface TagsFieldProps {
  label: string
  description?: string
  value: readonly string[]
  known: readonly string[]
  max: number
  onChange: (tags: readonly string[]) => void
}

/** Enter or a comma adds the typed tag. */
export function TagsField({ label, description, value, known, max, onChange }: TagsFieldProps) {
  const t = useWords('logic')
  const [typed, setTyped] = useState('')
  const isFull = value.length >= max
  const add = (text: string) => {
    const fresh = text
      .split(',')
      .map((one) => one.trim().slice(0, deckLimits.tag).trim())
      .filter((one) => one !== '' && !value.includes(one))
    if (fresh.length > 0) onChange([...new Set([...value, ...fresh])].slice(0, max))
    setTyped('')
  }
  const offered = known.filter((tag) => !value.includes(tag))
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label={label}
        placeholder={t('tags.add')}
        description={isFull ? t('tags.full', { max }) : (description ?? t('tags.hint'))}
        maxLength={deckLimits.tag}
        isDisabled={isFull}
        value={typed}
        onChange={(next) => (next.includes(',') ? add(next) : setTyped(next))}
        onBlur={() => add(typed)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add(typed)
        }}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={label}>
          {value.map((tag) => (
            <li key={tag} className="flex max-w-full items-center gap-1 rounded-sm bg-hover ps-2 text-sm">
              <span className="min-w-0 truncate">{tag}</span>
              <button
                type="button"
                aria-label={t('tags.remove', { tag })}
                className="rounded-sm p-1 text-muted hover:text-ink touch:p-2.5"
                onClick={() => onChange(value.filter((one) => one !== tag))}
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && !isFull && (
        <div className="flex flex-wrap gap-1.5">
          {offered.slice(0, 12).map((tag) => (
            <button
              key={tag}
              type="button"
              className="max-w-full truncate rounded-sm border border-dashed border-line px-2 py-0.5 text-xs text-muted hover:bg-hover hover:text-ink touch:min-h-11"
              onClick={() => add(tag)}
            >
              + {tag}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
