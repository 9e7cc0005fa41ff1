import { NumberField } from '@deckle/ui/fields/number-field.tsx'

interface OptionalNumberProps {
  readonly label: string
  readonly description?: string | undefined
  readonly placeholder?: string
  readonly value: number | null
  readonly min?: number
  readonly max: number
  readonly isDisabled: boolean
  readonly onChange: (value: number | null) => void
}

/** A whole number, or none where it is left empty. */
export function OptionalNumber({ value, min = 1, max, onChange, ...field }: OptionalNumberProps) {
  return (
    <NumberField
      {...field}
      isOptional
      value={value ?? Number.NaN}
      minValue={min}
      maxValue={max}
      step={1}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    />
  )
}
