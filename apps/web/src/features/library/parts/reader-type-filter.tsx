import { type ReaderType, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useWords } from '../../../words/use-words.ts'

interface ReaderTypeFilterProps {
  label: string
  /** Label of the choice that filters nothing. */
  anyLabel: string
  value: ReaderType | undefined
  onChange: (type: ReaderType | undefined) => void
  className: string
}

export function ReaderTypeFilter({ label, anyLabel, value, onChange, className }: ReaderTypeFilterProps) {
  const kinds = useWords('deck')
  return (
    <Select
      label={label}
      hideLabel
      value={value ?? 'any'}
      onChange={(type) => onChange(type === 'any' ? undefined : type)}
      options={[{ id: 'any', label: anyLabel }, ...readerTypes.map((id) => ({ id, label: kinds(`types.${id}.name`) }))]}
      className={className}
    />
  )
}
