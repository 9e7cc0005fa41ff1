import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { isLikelyYear } from '@deckle/ui/pickers/likely-year.ts'
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
  const commit = (day: string, isIncomplete: boolean) => {
    isTyping.current = false
    if (day !== value && !isIncomplete && (day === '' || isLikelyYear(Number(day.split('-')[0]))))
      onChange(day || undefined)
  }
  const commitInput = ({ target }: { readonly target: EventTarget }) => {
    if (target instanceof HTMLInputElement) commit(target.value, target.validity.badInput)
  }
  return (
    <TextField
      {...field}
      type="date"
      value={typed}
      onChange={(day) => {
        setTyped(day)
        if (!isTyping.current) commit(day, false)
      }}
      onKeyDown={(event) => {
        isTyping.current = true
        if (event.key === 'Enter') commitInput(event)
      }}
      onBlur={commitInput}
    />
  )
}
