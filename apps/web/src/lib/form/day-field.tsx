import { DateTimeField, momentFault } from '@deckle/ui/fields/date-time-field.tsx'
import { useRef, useState } from 'react'

interface DayFieldProps {
  readonly label: string
  readonly className?: string
  /** `YYYY-MM-DD`; undefined for none. */
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/**
 * A day of a filter. A typed day reaches `onChange` on Enter and when the field loses focus, since every digit of its year
 * makes another day; a day that is picked in the browser’s calendar, immediately.
 */
export function DayField({ value = '', onChange, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState(value)
  const [owned, setOwned] = useState(value)
  const isTyping = useRef(false)
  if (value !== owned) {
    setOwned(value)
    setTyped(value)
  }
  const commit = (day: string) => {
    isTyping.current = false
    if (day !== value) onChange(day || undefined)
  }
  const commitInput = ({ target }: { readonly target: EventTarget }) => {
    if (target instanceof HTMLInputElement && !momentFault(target)) commit(target.value)
  }
  return (
    <DateTimeField
      {...field}
      type="date"
      value={typed}
      onChange={(day) => {
        setTyped(day)
        if (!isTyping.current) commit(day)
      }}
      onKeyDown={(event) => {
        isTyping.current = true
        if (event.key === 'Enter') commitInput(event)
      }}
      onBlur={commitInput}
    />
  )
}
