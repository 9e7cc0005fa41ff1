import { useEffect, useState } from 'react'

const DELAY_MS = 200

/** Returns the value after it has not changed for a while, for search requests. */
export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
