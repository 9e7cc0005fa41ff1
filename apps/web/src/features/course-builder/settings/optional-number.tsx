import { NumberField } from '@deckle/ui/fields/number-field.tsx'

interface OptionalNumberProps {
  readonly label: string
  readonly description?: string | undefined
  readonly placeholder?: string
  readonly value: number | null
  readonly min?: number
  readonly max: number
  readonly isDisabled: boolean
  /** Left empty, it is a problem of the check list. */
  readonly isNeeded?: boolean
  readonly onChange: (value: number | null) => void
}

/** A whole number, or none where it is left empty. */
export function OptionalNumber({ value, min = 1, max, isNeeded = false, onChange, ...field }: OptionalNumberProps) {
  return (
    <NumberField
      {...field}
      isOptional={!isNeeded}
      value={value ?? Number.NaN}
      minValue={min}
      maxValue={max}
      step={1}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    />
  )
}
