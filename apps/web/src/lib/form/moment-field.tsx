import { DateTimeField } from '@deckle/ui/fields/date-time-field.tsx'
import type { ReactNode, Ref } from 'react'

interface MomentFieldProps {
  readonly label: string
  readonly description?: ReactNode
  readonly error?: string | undefined
  /** ISO 8601 in UTC; null for none. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly isDisabled?: boolean
  readonly ref?: Ref<HTMLInputElement | null>
}

/** A day and time in the user's time zone. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  return (
    <DateTimeField
      {...field}
      type="datetime-local"
      value={value === null ? '' : localText(value)}
      onChange={(text) => {
        const moment = new Date(text)
        onChange(text === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString())
      }}
    />
  )
}

/** `2026-01-31T09:05` in local time, the format of a `datetime-local` input. */
export function localText(iso: string): string {
  const moment = new Date(iso)
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0')
  return `${part(moment.getFullYear(), 4)}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}T${part(moment.getHours())}:${part(moment.getMinutes())}`
}
