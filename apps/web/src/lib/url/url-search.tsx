import { isBlank } from '@deckle/core/text/is-blank.ts'
import { SearchField } from '@deckle/ui/fields/search-field.tsx'
import { useEffect, useRef, useState } from 'react'

interface UrlSearchProps {
  readonly label: string
  /** The URL's value; undefined for none. */
  readonly value: string | undefined
  readonly onChange: (search: string | undefined) => void
  /** Milliseconds without a keystroke before the URL is updated. */
  readonly pauseMs?: number
  readonly className?: string
}

/** Typing shows at once and updates the URL at a pause; a changed URL shows too. */
export function UrlSearch({
  label,
  value = '',
  onChange,
  pauseMs = 250,
  className = 'w-64 phone:w-full',
}: UrlSearchProps) {
  const [typed, setTyped] = useState(value)
  const written = useRef(value)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === written.current) return
    const timer = setTimeout(() => {
      written.current = isBlank(typed) ? '' : typed
      latest.current(written.current || undefined)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return <SearchField label={label} value={typed} onChange={setTyped} className={className} />
}
